/** Terrene in node. */
import { readFile } from "node:fs/promises";
import { loaded } from "./library.js";

export { Terrene, Tables, Game, Bot, Wrong } from "./library.js";

export function load(options) {
  return loaded(options, () => import("./rules.js"), () => readFile(new URL("./rules.wasm", import.meta.url)));
}
