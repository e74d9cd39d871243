/** What a program gets that loads one game only: node alone.mjs PACKAGE wasm|js GAME. */
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

const [folder, kind, game] = process.argv.slice(2);
const from = (file) => new URL(file, pathToFileURL(folder + "/"));
const { load, Wrong } = await import(from(`${game}/node.js`));
const terrene = await load({ kind });

assert.equal(terrene.kind, kind);
assert.equal(Wrong, (await import(from("node.js"))).Wrong);
assert.equal(terrene.games()[0].game, game);
const other = game === "hobe" ? "carnage" : "hobe";
assert.ok(!terrene.games().some((each) => each.game === other));
assert.equal(terrene.open(other).problems[0].key, "browser/no-game");
for (const language of ["en", "de"]) assert.ok(terrene.cards(game, language).length > 10);
console.log("ok");
