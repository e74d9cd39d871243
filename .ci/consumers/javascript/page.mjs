// A page, made by esbuild, that plays by itself and in a worker.
import { load } from "terrene";
import { tell } from "./played.mjs";

await tell(load, new Worker("worker.js", { type: "module" }));
