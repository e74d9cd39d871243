// A page, made by a bundler, that plays by itself and in a worker. It tells what came of it to whoever serves it.
import { played } from "./played.mjs";

const inPage = await played().catch((failure) => String(failure.stack));
const worker = new Worker("worker.js", { type: "module" });
const inWorker = await new Promise((resolve) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => resolve(message);
});
await fetch("said", { method: "POST", body: inPage === inWorker ? inPage : `${inPage}, but in a worker ${inWorker}` });
