/** A pause in which all clocks stand: its host begins and ends it, and everybody sees it. */
import { html, nothing } from "./lib/lit-html.js";

/** The line that tells of the pause that is now; undefined if clocks run. */
function pausing(table) {
  const last = table.lines.findLast(({ what }) => what?.startsWith("CLOCKS_"));
  return last?.what === "CLOCKS_STOPPED" && !table.last.over ? last : undefined;
}

function hosts(table) {
  return Boolean(table.own) && table.about?.host === table.own;
}

function set(table, stopped, words) {
  return html`<button class="plain" @click=${() => table.act("/clocks", { stopped })}>${words}</button>`;
}

/** What the host does to begin one, where time is limited. */
export function pause(table) {
  return hosts(table) && table.clocks.size > 0 && !pausing(table) ? set(table, true, table.page.words.stopClocks) : nothing;
}

/** That all clocks stand, and what the host does to end that. */
export function standing(table) {
  const { words } = table.page;
  const line = table.shown === undefined && pausing(table);
  if (!line) {
    return nothing;
  }
  const by = table.about?.seats.find(({ seat }) => seat === line.by)?.name ?? line.by;
  const said = line.by === table.seat ? words.ownPause : by ? words.pauseOf(by) : words.clocksStand;
  return html`<section class="note pause"><p>${said}</p>${hosts(table) ? set(table, false, words.startClocks) : nothing}</section>`;
}
