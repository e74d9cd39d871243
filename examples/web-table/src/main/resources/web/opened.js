/** Tables that are opened from this page. */
import { call } from "./api.js";

/**
 * Opens a table, remembers it, and goes there.
 *
 * @param {object} wanted what is sent: docs/server.md
 * @param {{title: string, against: string}} about what is remembered besides
 */
export async function opened(wanted, about, page) {
  const table = await call("POST", "/tables", { body: wanted, language: page.language });
  page.keep({ ...table, ...about, wanted, at: Date.now() });
  page.go(`#/table/${table.table}`);
}

/**
 * Sits down at somebody's table, remembers it, and goes there.
 *
 * @param {{table: string, title: string}} at which one
 * @param {{against: string}} about what is remembered besides
 */
export async function joined({ table, title }, name, about, page) {
  const seat = await call("POST", `/tables/${table}/seats`, { body: { name }, language: page.language });
  page.keep({ ...seat, ...about, table, title, at: Date.now() });
  page.go(`#/table/${table}`);
}

/** What to open for the same players to play once more: with the same decks, but at each other's seats. Nothing unless two play, one of them a bot. */
export function exchanged({ seat, bots, decks, own, ...wanted } = {}) {
  if (!seat || bots?.length !== 1) {
    return undefined;
  }
  const [other] = bots;
  const lists = own ? { own: own.map((deck) => ({ ...deck, seat: other })) } : {};
  return { ...wanted, ...lists, seat: other, bots: [seat], decks: decks && [...decks].reverse() };
}
