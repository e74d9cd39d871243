/**
 * The lines of tables, kept in this browser: each by its table and its number. A line whose number is taken is not kept, so two windows cannot
 * overwrite each other. Where nothing can be kept, all is well until the page is closed.
 */
const LINES = "lines";

let opening;

function database() {
  opening ??= new Promise((done) => {
    const request = self.indexedDB?.open("terrene", 1);
    if (!request) {
      return done(undefined);
    }
    request.onupgradeneeded = () => request.result.createObjectStore(LINES, { keyPath: ["table", "number"] });
    request.onsuccess = () => done(request.result);
    request.onerror = () => done(undefined);
  });
  return opening;
}

/** Whether lines are still there after the page was closed. */
export async function keeps() {
  return (await database()) !== undefined;
}

const of = (table, from) => IDBKeyRange.bound([table, from], [table, Infinity]);

/** Does something with all lines, and ends when it is done for good. */
async function changed(what) {
  const kept = await database();
  await (kept && new Promise((done, failed) => {
    const transaction = kept.transaction(LINES, "readwrite");
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error);
    what(transaction.objectStore(LINES));
  }));
}

/** The lines of a table after that number. */
export async function linesAfter(table, number) {
  const kept = await database();
  return new Promise((done, failed) => {
    if (!kept) {
      return done([]);
    }
    const request = kept.transaction(LINES).objectStore(LINES).getAll(of(table, number + 1));
    request.onsuccess = () => done(request.result.map(({ line }) => line));
    request.onerror = () => failed(request.error);
  });
}

/** Keeps lines, all or none. */
export function keep(lines) {
  return lines.length ? changed((store) => lines.forEach((line) => store.add(line))) : undefined;
}

/** Keeps a table no longer. */
export function drop(table) {
  return changed((store) => store.delete(of(table, 0)));
}
