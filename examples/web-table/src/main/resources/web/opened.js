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
  page.keep({ ...table, ...about, at: Date.now() });
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

/** The next game of the same players: all who wish it come together there. Whoever was there already goes back. */
export async function again(table) {
  const { page } = table;
  const { title, against, next } = page.kept(table.id);
  if (next && page.kept(next).token) {
    return page.go(`#/table/${next}`);
  }
  const seat = await table.act("/again", {});
  if (seat) {
    page.keep({ ...seat, title, against, at: Date.now() });
    page.keep({ table: table.id, next: seat.table });
    page.go(`#/table/${seat.table}`);
  }
}
