/** Cards of somebody's own that are played at a table: whoever comes sees them, and agrees before sitting down. */
import { html, nothing } from "./lib/lit-html.js";
import { call } from "./api.js";
import { shown } from "./card.js";

/** That there are some, and which. */
export function ownCards(table) {
  const { own } = table.about ?? {};
  const { words } = table.page;
  return own
    ? html`<section class="note"><p>${words.ownCards(own.number)} <code>${own.hash}</code></p>
        <button class="plain" @click=${() => look(table)}>${words.look}</button></section>`
    : nothing;
}

/** Shows them; whoever wants to sit down can do that there, and nowhere else. */
export async function look(table, sitsDown = false) {
  const { words, language } = table.page;
  const usual = new Set((await call("GET", `/games/${table.about.game}/cards`, { language })).map(({ id }) => id));
  const own = [...table.cards.values()].filter(({ id }) => !usual.has(id));
  table.ask(
    words.ownCards(own.length),
    () => html`<div class="proofs">${own.map((card) => html`<article aria-label=${card.name}>${shown(card)}</article>`)}</div>
      ${sitsDown ? html`<button class="main" @click=${(event) => (event.target.closest("dialog").close(), table.sitDown())}>${words.agreeAndSit}</button>` : nothing}`,
  );
}
