/** All cards of a game: to look through, to search, and to print. */
import { html, nothing } from "./lib/lit-html.js";
import { call } from "./api.js";
import { shown } from "./card.js";
import { painted } from "./sorts.js";

export class Gallery {
  /** @param {object} page @param {string=} game the id of a game */
  constructor(page, game) {
    this.page = page;
    this.wanted = game ?? localStorage.getItem("game");
    this.games = [];
    this.game = undefined;
    this.cards = [];
    this.sought = "";
    this.sorts = new Set(); // the words of those that are wanted; all if there are none
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
    this.cards = painted(cards).filter(({ name, line }) => name && line);
    this.sorts = new Set();
    this.page.draw();
  }

  wants(word) {
    this.sorts = this.sorts.delete(word) ? new Set(this.sorts) : this.sorts.add(word);
    this.page.draw();
  }

  /** In each respect that is chosen in, one of the chosen sorts. */
  get found() {
    const sought = this.sought.toLowerCase();
    const respects = this.respects.map((words) => words.filter((word) => this.sorts.has(word))).filter((words) => words.length);
    return this.cards.filter(
      ({ name, line, text, sorts }) =>
        [name, line, ...text].some((each) => each.toLowerCase().includes(sought)) &&
        respects.every((words) => sorts.some(({ word }) => words.includes(word))),
    );
  }

  /** The words of all sorts: of the first respect, of the second. */
  get respects() {
    const first = new Set(this.cards.flatMap(({ sorts }) => sorts[0]?.word ?? []));
    const second = new Set(this.cards.flatMap(({ sorts }) => sorts[1]?.word ?? []));
    return [[...first], [...second].filter((word) => !first.has(word))];
  }

  view() {
    const { words } = this.page;
    const { found } = this;
    return html`<main class="gallery">
      <h1>${words.allCards}</h1>
      ${this.game
        ? html`<div class="tools">
              <label>${words.game}
                <select @change=${(event) => this.choose(this.games[event.target.selectedIndex])}>
                  ${this.games.map((game) => html`<option ?selected=${game === this.game}>${game.title}</option>`)}
                </select></label>
              <label>${words.seekCard} <input type="search" .value=${this.sought} @input=${(event) => ((this.sought = event.target.value), this.page.draw())}></label>
              <button class="plain" @click=${() => window.print()}>${words.print}</button>
            </div>
            ${this.respects.map((all) => (all.length > 1 ? this.chips(all) : nothing))}
            <p class="faint" role="status">${words.cardsInAll(found.length)}</p>
            <section class="proofs" aria-label=${words.allCards}>${found.map((card) => html`<article aria-label=${card.name}>${shown(card)}</article>`)}</section>`
        : html`<p class="loading">${words.loading}</p>`}
    </main>`;
  }

  chips(all) {
    return html`<p class="chips">${all.map(
      (word) => html`<button class="plain" aria-pressed=${String(this.sorts.has(word))} @click=${() => this.wants(word)}>${word}</button>`,
    )}</p>`;
  }
}
