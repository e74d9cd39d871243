/** How much time players have: chosen when a table is opened, and as it runs there. */
import { html, nothing } from "./lib/lit-html.js";

const SECOND = 1000;
const FEW = 10 * SECOND;

/** What can be chosen: the time control by its name in the words of this page. */
export const TIMES = {
  free: undefined,
  quick: { main: 300 * SECOND, increment: 5 * SECOND },
  slow: { main: 1200 * SECOND, increment: 10 * SECOND },
  each: { decision: 45 * SECOND },
};

/** The clocks of a line that has just come, by seat: what is left now of those that stand, and when time is up of those that run. */
export function received(line) {
  const now = performance.now();
  return new Map((line?.clocks ?? []).map(({ seat, left, due }) => [seat, due === undefined ? { left } : { until: now + due }]));
}

/** A clock, or nothing if that time is not limited. */
export function clock(seen, words) {
  const left = seen?.until === undefined ? seen?.left : seen.until - performance.now();
  return left === undefined
    ? nothing
    : html`<span class=${look(left, seen.until)} role="timer" title=${words.time} data-until=${seen.until ?? nothing} .textContent=${minutes(left)}></span>`;
}

function look(left, until) {
  return `clock${until === undefined ? "" : " runs"}${left < FEW ? " few" : ""}`;
}

function minutes(left) {
  const seconds = Math.ceil(Math.max(0, left) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

setInterval(() => {
  for (const each of document.querySelectorAll(".clock[data-until]")) {
    const left = each.dataset.until - performance.now();
    each.textContent = minutes(left);
    each.className = look(left, each.dataset.until);
  }
}, SECOND / 4);
