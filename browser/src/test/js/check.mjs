/** The program Check in node: node check.mjs PACKAGE wasm|js GAME|. ARGUMENTS. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { checked } from "./checked.mjs";

const [folder, ...rest] = process.argv.slice(2);
await checked((file) => new URL(file, pathToFileURL(folder + "/")), readFile, rest);
