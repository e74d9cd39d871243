/** Runs the program Check as it was compiled: node check.mjs FOLDER wasm|js ARGUMENTS. Both print with console.log. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [folder, kind, ...rest] = process.argv.slice(2);
const from = (file) => new URL(file, pathToFileURL(folder + "/"));
if (kind === "wasm") {
  const { load } = await import(from("teavm.js"));
  const compiled = await load(await readFile(from("rules.wasm")), {});
  await compiled.exports.main(rest);
} else {
  const compiled = await import(from("rules.js"));
  compiled.main(rest);
}
