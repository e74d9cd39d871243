// The same page, made by Vite, with one game alone.
import { load } from "terrene/hobe";
import { tell } from "../played.mjs";

await tell(load, new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" }));
