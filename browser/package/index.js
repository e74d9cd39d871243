/** Terrene in pages and workers. */
import { loaded } from "./library.js";

export { Terrene, Tables, Game, Bot, Wrong } from "./library.js";

export function load(options) {
  return loaded(options, () => import("./rules.js"), async () => {
    const answer = await fetch(new URL("./rules.wasm", import.meta.url));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.arrayBuffer();
  });
}
