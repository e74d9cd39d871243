/** The tables at which one sits, remembered in this browser. A token is only here, and never in an address. */
const BEGINS = "seat ";

/** What is remembered of a table: {seat, token, title, against, at, over, next}. */
export function remembered(table) {
  return JSON.parse(localStorage.getItem(BEGINS + table) ?? "{}");
}

/** Remembers more of a table. */
export function remember(table, more) {
  localStorage.setItem(BEGINS + table, JSON.stringify({ ...remembered(table), ...more }));
}

export function forget(table) {
  localStorage.removeItem(BEGINS + table);
}

/** All of them, the latest first. */
export function all() {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(BEGINS))
    .map((key) => key.slice(BEGINS.length))
    .map((table) => ({ table, ...remembered(table) }))
    .filter(({ title }) => title)
    .sort((one, other) => other.at - one.at);
}
