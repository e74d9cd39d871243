/** All cards of a game: to look through, to search, and to print. */
import { html } from "./lib/lit-html.js";
import { call } from "./api.js";
import { shown } from "./card.js";
import { Filter } from "./filter.js";
import { painted } from "./sorts.js";

export class Gallery {
  /** @param {object} page @param {string=} game the id of a game */
  constructor(page, game) {
    this.page = page;
    this.wanted = game ?? localStorage.getItem("game");
    this.games = [];
    this.game = undefined;
    this.filter = new Filter(page);
  }

  get title() {
    return this.page.words.allCards;
  }

  async begin() {
    this.games = await call("GET", "/titles");
    await this.choose(this.games.find(({ game }) => game === this.wanted) ?? this.games[0]);
  }

  close() {}

  async choose(game) {
    const cards = await call("GET", `/games/${game.game}/cards`, { language: this.page.language });
    this.game = game;
    this.filter.among(painted(cards).filter(({ name, line }) => name && line));
    this.page.draw();
  }

  view() {
    const { words } = this.page;
    const { found } = this.filter;
    return html`<main class="gallery">
      <h1>${words.allCards}</h1>
      ${this.game
        ? html`<div class="tools">
              <label>${words.game}
                <select @change=${(event) => this.choose(this.games[event.target.selectedIndex])}>
                  ${this.games.map((game) => html`<option ?selected=${game === this.game}>${game.title}</option>`)}
                </select></label>
              ${this.filter.search(words.seekCard)}
              <button class="plain" @click=${() => window.print()}>${words.print}</button>
            </div>
            ${this.filter.chips()}
            <p class="faint" role="status">${words.cardsInAll(found.length)}</p>
            <section class="proofs" aria-label=${words.allCards}>${found.map((card) => html`<article aria-label=${card.name}>${shown(card)}</article>`)}</section>`
        : html`<p class="loading">${words.loading}</p>`}
    </main>`;
  }
}
