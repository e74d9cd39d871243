/** Who of those who sit at a table is away. */
import { html, nothing } from "./lib/lit-html.js";
import { confirmed } from "./offers.js";

const at = (seats, letter) => seats?.find(({ seat }) => seat === letter);

/** What stands beside the name of a seat whose player is away. */
export function absence(letter, about, words) {
  const seat = at(about?.seats, letter);
  return seat?.away ? html`<span class="away">${seat.kind === "OPEN" ? words.left : words.away}</span>` : nothing;
}

/** What is said once of those who have gone or come back, to whoever cannot see it. */
export function comings(before, now, words) {
  return (now?.seats ?? []).flatMap(({ seat, name, kind, away }) => {
    const was = at(before?.seats, seat)?.away;
    return kind !== "PERSON" || Boolean(was) === Boolean(away) ? [] : [away ? words.isAway(name) : words.isBack(name)];
  });
}

/** Those who have been away for long, and whom one may let go. */
export function absent(table) {
  const { words } = table.page;
  const long = table.own && table.shown === undefined ? (table.about?.seats ?? []).filter(({ away }) => away === "LONG") : [];
  return long.map(({ seat, name }) => {
    const called = name ?? words.seatCalled(seat);
    const go = () => confirmed(table, words.letGo(called), () => table.act("/dismissals", { seat }), words.goes(called));
    return html`<section class="note absent"><p>${words.awayLong(called)}</p><button class="plain" @click=${go}>${words.letGo(called)} …</button></section>`;
  });
}
