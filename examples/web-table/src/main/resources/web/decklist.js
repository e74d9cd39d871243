/** A deck of one's own: a list of cards, kept in this browser, to which cards are added that one looks for. */
import { html, nothing } from "./lib/lit-html.js";
import { call } from "./api.js";

const FEW = 8;
const COUNTED = /^\s*(\d+)\s*[x×]?\s+(.+)$/i;

export class DeckList {
  /** @param {{language: string, words: object, draw: function}} page @param {string} game its id */
  constructor(page, game) {
    this.page = page;
    this.game = game;
    this.text = localStorage.getItem(`deck ${game}`) ?? "";
    this.cards = [];
    this.sought = "";
    call("GET", `/games/${game}/cards`, { language: page.language }).then((cards) => {
      this.cards = cards;
      page.draw();
    });
  }

  becomes(text) {
    this.text = text;
    localStorage.setItem(`deck ${this.game}`, text);
    this.page.draw();
  }

  /** The lines that name cards: how often, and how it is called. */
  get lines() {
    return this.text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line && !/^(#|\/\/)/.test(line))
      .map((line) => line.match(COUNTED) ?? [line, "1", line])
      .map(([, number, name]) => ({ number: Number(number), name }));
  }

  add(name) {
    const lines = this.text.split("\n").filter((line) => line.trim());
    const place = lines.findIndex((line) => (line.match(COUNTED)?.[2] ?? line).trim().toLowerCase() === name.toLowerCase());
    const number = Number(lines[place]?.match(COUNTED)?.[1] ?? 1);
    if (place < 0) {
      lines.push(`1 ${name}`);
    } else {
      lines[place] = `${number + 1} ${name}`;
    }
    this.becomes(lines.join("\n"));
  }

  found() {
    const sought = this.sought.toLowerCase();
    return this.cards
      .filter(({ name, line, text }) => name && [name, line, ...text].some((each) => each.toLowerCase().includes(sought)))
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  view() {
    const { words } = this.page;
    const found = this.found();
    const all = this.lines.reduce((sum, { number }) => sum + number, 0);
    return html`<fieldset class="decklist"><legend class="unseen">${words.ownDeck}</legend>
      <label>${words.ownList} <span class="faint">${words.cardsInAll(all)}</span>
        <textarea rows="10" spellcheck="false" placeholder=${words.listExample} .value=${this.text} @input=${(event) => this.becomes(event.target.value)}></textarea></label>
      <div><label>${words.seek} <input type="search" .value=${this.sought} @input=${(event) => ((this.sought = event.target.value), this.page.draw())}></label>
        <ul>${found.slice(0, FEW).map(
          ({ name, line }) => html`<li><button type="button" class="plain" aria-label="${words.add}: ${name}" @click=${() => this.add(name)}>+</button>
            <span><b>${name}</b> <span class="faint">${line}</span></span></li>`,
        )}</ul>
        ${found.length > FEW ? html`<p class="faint">${words.moreCards(found.length - FEW)}</p>` : nothing}</div>
    </fieldset>`;
  }
}
