/** Tables in this browser: a worker has them, and nothing is sent anywhere. */
import { Refused } from "./refused.js";

/** Whether the tables are in this browser, and nobody else can come to them. */
export const alone = true;

const pause = new URLSearchParams(location.search).get("pause"); // how long bots wait before they move, so that people can follow
const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
const waiting = new Map();
const readers = new Map();
let last = 0;

worker.addEventListener("message", ({ data: { id, answer, number, messages, over } }) => {
  if (number) {
    readers.get(number)?.(over ? undefined : messages);
  } else {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  }
});

/** It could not be loaded, or it has no memory left. */
worker.addEventListener("error", ({ message }) => {
  waiting.forEach((done) => done({ status: 500, body: { problems: [{ place: "page", key: "browser/broken", sentence: message }] } }));
  waiting.clear();
});

async function ask(what) {
  const id = ++last;
  const { status, body } = await new Promise((done) => {
    waiting.set(id, done);
    worker.postMessage({ id, ...what });
  });
  if (status >= 300) {
    throw new Refused(status, body);
  }
  return body ?? {};
}

/** Asks the browser to keep what is begun, even when it has little room left. */
async function persist() {
  const storage = navigator.storage;
  if (storage?.persist && !(await storage.persisted())) {
    await storage.persist();
  }
}

/** Sends a request and gives the answer; throws Refused if the tables say no. */
export function call(method, path, { body, token, language } = {}) {
  if (path === "/tables") {
    persist();
  }
  return ask({ ask: "call", method, path, body, token, language });
}

/**
 * The messages of a journal after a line, as they come: {event, data}.
 *
 * @param {string=} seat through whose eyes a replay is watched
 */
export async function* journal(table, { after, token, seat, language, signal }) {
  const number = ++last;
  const come = [];
  let wake = () => {};
  readers.set(number, (messages) => (come.push(messages), wake()));
  signal?.addEventListener("abort", () => wake());
  try {
    await ask({ ask: "listen", number, table, after, token, seat, language, pause: pause === null ? Infinity : Number(pause) });
    while (!signal?.aborted) {
      if (come.length === 0) {
        await new Promise((done) => (wake = done));
        continue;
      }
      const messages = come.shift();
      if (!messages) {
        return; // there will be nothing more
      }
      yield* messages;
    }
  } finally {
    readers.delete(number);
    ask({ ask: "hush", number }).catch(() => {});
  }
}

/** Keeps a table no longer. */
export function drop(table) {
  return ask({ ask: "drop", table });
}
