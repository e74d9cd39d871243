/** Decks of one's own: cards are looked for, added and taken out, and what is wrong is told meanwhile. They are kept in this browser. */
import { html, nothing } from "./lib/lit-html.js";
import { call } from "./api.js";
import { curve } from "./curve.js";
import { Filter } from "./filter.js";
import { OwnDecks } from "./owndecks.js";
import { sentence } from "./said.js";
import { save } from "./texts.js";

const FEW = 10;
const SOON = 250; // milliseconds after the last letter

export class DeckList {
  /** @param {{language: string, words: object, draw: function}} page @param {{game: string, takesCards: boolean}} of what it is for */
  constructor(page, { game, takesCards }) {
    this.page = page;
    this.game = game;
    this.written = takesCards ? (localStorage.getItem(`cards ${game}`) ?? "").trim() : ""; // in the workshop
    this.withOwn = false;
    this.decks = new OwnDecks(game, page.words.ownDeck);
    this.filter = new Filter(page);
    this.cards = new Map();
    this.seen = undefined; // the text whose lines are known
    this.lines = [];
    this.problems = undefined; // nothing is known of them yet
    this.begin();
  }

  async begin() {
    const { language } = this.page;
    const all = call("GET", `/games/${this.game}/cards`, { language });
    const own = this.withOwn ? (await call("POST", `/games/${this.game}/cards`, { body: { cards: this.written }, language })).cards : [];
    const cards = [...own, ...(await all)];
    this.cards = new Map(cards.map((card) => [card.id, card]));
    this.filter.among(cards.filter(({ name, line }) => name && line).sort((one, other) => one.name.localeCompare(other.name)));
    await this.look();
  }

  /** The cards of one's own that are played beside the others, if there are any. */
  get own() {
    return this.withOwn ? { cards: this.written } : {};
  }

  /** What is wished for a table at which a seat plays with this deck. */
  wish(seat) {
    return { own: [{ seat, name: this.name.trim() || this.page.words.ownDeck, list: this.text }], ...this.own };
  }

  get name() {
    return this.decks.chosen.name;
  }

  get text() {
    return this.decks.chosen.text;
  }

  // ---- What is written

  becomes(text) {
    this.decks.chosen.text = text;
    this.decks.keep();
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.look(), SOON);
    this.page.draw();
  }

  /** Has it read and checked as it would be when it is played. An answer about what was there before says nothing of what is there now. */
  async look() {
    const { text } = this;
    try {
      const { lines, problems } = await call("POST", `/games/${this.game}/decks`, { body: { list: text, ...this.own }, language: this.page.language });
      this.reads(text, lines, problems);
    } catch (problem) {
      this.reads(text, [], problem.why ?? []);
    }
  }

  reads(text, lines, problems) {
    if (text === this.text) {
      Object.assign(this, { seen: text, lines, problems });
      this.page.draw();
    }
  }

  renamed(name) {
    this.decks.chosen.name = name;
    this.decks.keep();
    this.page.draw();
  }

  /** Another deck is looked at now. */
  turned() {
    Object.assign(this, { lines: [], problems: undefined, seen: undefined });
    this.page.draw();
    return this.look();
  }

  async open(file) {
    if (file) {
      this.decks.add(await file.text(), file.name.replace(/\.\w+$/, ""));
      await this.turned();
    }
  }

  // ---- Cards in it

  /** One more of a card, or one less: where it stands already, or else at the end. */
  async change(card, by) {
    if (this.seen !== this.text) {
      await this.look();
    }
    const all = this.text.split(/\r\n|\r|\n/);
    const line = this.lines.find((each) => each.card === card.id);
    if (line && line.copies + by < 1) {
      all.splice(line.number - 1, 1);
      this.lines = this.lines.filter((each) => each !== line).map((each) => (each.number > line.number ? { ...each, number: each.number - 1 } : each));
    } else if (line) {
      line.copies += by;
      all[line.number - 1] = `${line.copies} ${this.called(card)}`;
    } else if (by > 0) {
      const number = all.at(-1).trim() ? all.length + 1 : all.length;
      all[number - 1] = `${by} ${this.called(card)}`;
      this.lines.push({ number, card: card.id, copies: by });
    }
    this.seen = all.join("\n");
    this.becomes(this.seen);
  }

  /** Its name, if no other card has it. */
  called({ id, name }) {
    return [...this.cards.values()].some((each) => each.name === name && each.id !== id) ? id : name;
  }

  /** The cards of the deck, each once, with the number of its copies. */
  get inIt() {
    const copies = new Map();
    this.lines.forEach((line) => copies.set(line.card, (copies.get(line.card) ?? 0) + line.copies));
    return [...copies]
      .map(([id, number]) => ({ ...this.cards.get(id), copies: number }))
      .filter(({ name }) => name)
      .sort((one, other) => (one.measure?.number ?? -1) - (other.measure?.number ?? -1) || one.name.localeCompare(other.name));
  }

  // ---- What is drawn

  view() {
    const { words } = this.page;
    return html`<fieldset class="decklist"><legend class="unseen">${words.ownDeck}</legend>
      ${this.shelf()}
      <div class="halves"><div>${this.filter.search(words.seek)}${this.filter.chips()}${this.found()}</div><div>${this.deck()}</div></div>
      <label>${words.ownList}
        <textarea rows="6" spellcheck="false" placeholder=${words.listExample} .value=${this.text} @input=${(event) => this.becomes(event.target.value)}></textarea></label>
    </fieldset>`;
  }

  /** All decks of this game, and what can be done with one as a whole. */
  shelf() {
    const { words } = this.page;
    const { all, place } = this.decks;
    return html`<div class="shelf">
      ${all.length > 1
        ? html`<label>${words.ownDecks} <select @change=${(event) => (this.decks.choose(event.target.selectedIndex), this.turned())}>
            ${all.map(({ name }, i) => html`<option ?selected=${i === place}>${name}</option>`)}</select></label>`
        : nothing}
      <label>${words.deckName} <input maxlength="40" .value=${this.name} @input=${(event) => this.renamed(event.target.value)}></label>
      <button type="button" class="plain" @click=${() => (this.decks.add("", words.newDeck), this.turned())}>${words.newDeck}</button>
      <button type="button" class="plain" ?disabled=${all.length < 2 && !this.text} @click=${() => (this.decks.remove(), this.turned())}>${words.remove}</button>
      <button type="button" class="plain" ?disabled=${!this.text.trim()} @click=${() => save(this.text, `${this.name.replace(/[^\p{L}\p{N}]+/gu, "-") || this.game}.txt`)}>${words.saveFile}</button>
      ${this.written
        ? html`<label class="check"><input type="checkbox" .checked=${this.withOwn} @change=${(event) => ((this.withOwn = event.target.checked), this.begin())}> ${words.withOwnCards}</label>`
        : nothing}
      <label>${words.openDeck} <input type="file" accept=".txt,text/plain" @change=${(event) => this.open(event.target.files[0])}></label>
    </div>`;
  }

  found() {
    const { words } = this.page;
    const { found } = this.filter;
    return html`<ul class="seekers">${found.slice(0, FEW).map(
        (card) => html`<li><button type="button" class="plain" aria-label="${words.add}: ${card.name}" @click=${() => this.change(card, 1)}>+</button>
          <span><b>${card.name}</b> <span class="faint">${card.line}</span></span></li>`,
      )}</ul>
      ${found.length > FEW ? html`<p class="faint">${words.moreCards(found.length - FEW)}</p>` : nothing}`;
  }

  deck() {
    const { words } = this.page;
    const cards = this.inIt;
    const all = cards.reduce((sum, { copies }) => sum + copies, 0);
    return html`<p><b>${words.cardsInAll(all)}</b></p>
      ${curve(cards)}
      <ul class="cards-in">${cards.map(
        (card) => html`<li><button type="button" class="plain" aria-label="${words.takeOut}: ${card.name}" @click=${() => this.change(card, -1)}>−</button>
          <span class="copies">${card.copies}</span>
          <button type="button" class="plain" aria-label="${words.add}: ${card.name}" @click=${() => this.change(card, 1)}>+</button>
          <span>${card.name}</span></li>`,
      )}</ul>
      ${this.told()}`;
  }

  /** Everything for which it would be refused. */
  told() {
    const { words } = this.page;
    return html`<div role="status">${this.problems?.length === 0
      ? html`<p class="fine">${words.deckIsFine}</p>`
      : html`<ul class="found">${(this.problems ?? []).map(
          (each) => html`<li>${/^line \d/.test(each.place) ? `${words.line(each.place)}: ` : nothing}${sentence(each, words)}</li>`,
        )}</ul>`}</div>`;
  }
}
