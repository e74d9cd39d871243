/**
 * What a move will do, shown before the server says so: worked out here from what the player knows, and only if nothing else decides it. The server
 * offers the rules for that, or does not.
 */
import { alone } from "./api.js";

const RULES = "terrene/rules.wasm";

let ready;
let worker; // none if the server does not offer the rules
const waiting = new Map();
let last = 0;

/** Gets ready, if the server offers the rules. */
async function begin() {
  const offered = (await fetch("./", { method: "HEAD" })).headers.get("Link") ?? "";
  if (offered.includes(RULES)) {
    worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data: { id, answer } }) => {
      waiting.get(id)?.(answer.body);
      waiting.delete(id);
    });
    worker.addEventListener("error", () => (worker = undefined));
  }
}

/** All that the player knows now: {number, view}; nothing if it is not needed. */
export async function known(table) {
  await (ready ??= alone ? undefined : begin().catch(() => {}));
  return worker && table.request("GET", "/view").catch(() => undefined);
}

/** The board after an action; nothing if that cannot be foreseen. */
export function foreseen({ game, match, seats }, { view }, seat, action, language) {
  if (!worker) {
    return undefined;
  }
  const names = seats.map((each) => each.name ?? each.seat);
  const id = ++last;
  return new Promise((done) => {
    waiting.set(id, done);
    worker.postMessage({ id, ask: "foresee", game, wanted: { match, names, seat, view, action, language } });
  }).then((answer) => answer?.board);
}
