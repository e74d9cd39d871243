/** Who of those who sit at a table is away. */
import { html, nothing } from "./lib/lit-html.js";

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
