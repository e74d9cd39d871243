/** A coach sees what one player sees. The token is in the part of the link that no browser sends, and then only in this browser. */
import { html, nothing } from "./lib/lit-html.js";
import { alone } from "./api.js";
import { label } from "./said.js";

const LINK = /^#\/coach\/([\w-]+)\/([\w-]+)$/;

/** Remembers what a link to a table says, and leaves it out of the address; whoever sits there stays what they are. */
export function arrived(page) {
  const [, table, token] = location.hash.match(LINK) ?? [];
  if (table) {
    const { token: known, coaching } = page.kept(table);
    if (!known || coaching) {
      page.keep({ table, token, coaching: true, seat: undefined });
    }
    history.replaceState(null, "", `#/table/${table}`);
  }
}

/** What a player does to give somebody such a link. */
export function inviting(table) {
  const { words } = table.page;
  const { coach } = table.page.kept(table.id);
  const link = `${location.href.split("#")[0]}#/coach/${table.id}/${coach}`;
  const shown = () =>
    table.ask(
      words.coachLink,
      () => html`<p>${words.coachSees}</p>
        <input class="invitation" readonly aria-label=${words.coachLink} .value=${link} @focus=${(event) => event.target.select()}>`,
    );
  return coach && !alone ? html`<button class="plain" @click=${shown}>${words.coachLink} …</button>` : nothing;
}

/** Whose coach one is. */
export function coaching(table) {
  const { words } = table.page;
  const name = table.about?.seats.find(({ seat }) => seat === table.seat)?.name ?? table.seat;
  return html`<section class="note"><p>${words.coaching(name)}</p></section>`;
}

/** What the player can choose, as the player sees it. */
export function choosing(table) {
  const choices = (table.shown === undefined && table.last?.choices) || [];
  return html`<ol class="choices">${choices.map((choice) => html`<li><button disabled>${label(choice.label)}</button></li>`)}</ol>`;
}
