/** The workshop: cards of one's own, drawn and checked while they are written. */
import { html, nothing } from "./lib/lit-html.js";
import { call } from "./api.js";
import { shown } from "./card.js";
import { Company } from "./company.js";
import { Editor } from "./editor.js";
import { opened } from "./opened.js";
import { Refused } from "./refused.js";
import { packed, save, unpacked } from "./texts.js";
import { sentence } from "./said.js";
import { painted } from "./sorts.js";

const SOON = 250; // milliseconds after the last letter
const FEW = 12;

export class Workshop {
  /**
   * @param {object} page
   * @param {string=} game the id of a game
   * @param {string=} letters a set that stands in a link
   */
  constructor(page, game, letters) {
    this.page = page;
    this.wanted = game ?? localStorage.getItem("game");
    this.letters = letters;
    this.games = [];
    this.game = undefined;
    this.cards = []; // of the game
    this.proof = { cards: [], problems: [], hints: [] };
    this.wrong = []; // why it cannot be played
    this.sought = "";
    this.looks = 0;
    this.editor = new Editor(this);
  }

  get title() {
    return this.page.words.workshop;
  }

  async begin() {
    this.games = (await call("GET", "/games", { language: this.page.language })).filter(({ takesCards }) => takesCards);
    await this.choose(this.games.find(({ game }) => game === this.wanted) ?? this.games[0]);
    if (this.letters) {
      await this.linked();
    }
  }

  async linked() {
    try {
      this.editor.becomes(await unpacked(this.letters), false); // whoever only looks at it keeps their own
    } catch {
      this.wrong = [{ key: "page/link" }];
      this.page.draw();
    }
  }

  close() {
    clearTimeout(this.waiting);
  }

  async choose(game) {
    const cards = await call("GET", `/games/${game.game}/cards`, { language: this.page.language });
    this.game = game;
    this.cards = painted(cards);
    this.editor.becomes(localStorage.getItem(`cards ${game.game}`) ?? "");
  }

  /** A card of the game as one would write it. */
  get example() {
    const card = this.cards.find(({ name, text }) => name && text.length);
    return card ? [card.name, card.line, ...card.text].join("\n") : "";
  }

  // ---- What is written

  /** Something else is written now. */
  changed(kept = true) {
    this.wrong = [];
    if (kept) {
      localStorage.setItem(`cards ${this.game.game}`, this.editor.text);
    }
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.look(), SOON);
    this.page.draw();
  }

  ask(what, body) {
    return call("POST", `/games/${this.game.game}/${what}`, { body, language: this.page.language });
  }

  /** Has it checked. Answers may overtake each other. */
  async look() {
    const number = ++this.looks;
    const cards = this.editor.text;
    const proof = cards.trim() ? await this.ask("cards", { cards }) : { cards: [], problems: [], hints: [] };
    if (number === this.looks) {
      this.proof = proof;
      painted(proof.cards, this.cards);
      document.getElementById("said").textContent = this.page.words.found(proof.problems.length, proof.hints.length);
      this.page.draw();
    }
  }

  /** What may come next there. */
  next(at) {
    return this.ask("next", { cards: this.editor.text, at });
  }

  async play() {
    const { game, page } = this;
    const [seat, ...bots] = game.seats;
    const { against: level } = new Company(page);
    const name = localStorage.getItem("name") ?? page.words.guest;
    try {
      await opened(
        { game: game.game, cards: this.editor.text, trial: true, seat, name, bots, level },
        { title: game.title, against: level },
        page,
      );
    } catch (problem) {
      if (!(problem instanceof Refused)) {
        throw problem;
      }
      this.wrong = problem.why;
      page.draw();
    }
  }

  async open(file) {
    if (file) {
      this.editor.becomes(await file.text());
    }
  }

  async copyLink(button) {
    const link = `${location.href.split("#")[0]}#/workshop/${this.game.game}/${await packed(this.editor.text)}`;
    await navigator.clipboard.writeText(link);
    button.textContent = this.page.words.linkCopied;
  }

  // ---- What is drawn

  view() {
    const { words } = this.page;
    return html`<main class="workshop">
      <h1>${words.workshop}</h1>
      <p class="lead">${words.workshopLead}</p>
      ${this.game ? html`${this.tools()}<div class="bench"><section aria-label=${words.yourCards}>${this.editor.view()}${this.found()}${this.sentences()}</section>${this.drawn()}</div>` : html`<p class="loading">${words.loading}</p>`}
    </main>`;
  }

  tools() {
    const { words } = this.page;
    const empty = !this.editor.text.trim();
    return html`<div class="tools">
      <label>${words.game}
        <select @change=${(event) => this.choose(this.games[event.target.selectedIndex])}>
          ${this.games.map((game) => html`<option ?selected=${game === this.game}>${game.title}</option>`)}
        </select></label>
      <button class="main" ?disabled=${empty || this.proof.problems.length > 0} @click=${() => this.play()}>${words.playIt}</button>
      <button class="plain" ?disabled=${empty} @click=${() => save(this.editor.text, `${this.game.game}-cards.txt`)}>${words.saveFile}</button>
      <button class="plain" ?disabled=${empty} @click=${(event) => this.copyLink(event.target)}>${words.copyLink}</button>
      <button class="plain" ?disabled=${empty} @click=${() => window.print()}>${words.print}</button>
      <label>${words.openCards} <input type="file" accept=".txt,text/plain" @change=${(event) => this.open(event.target.files[0])}></label>
      ${this.wrong.length ? html`<div class="notice" role="alert">${this.wrong.map((each) => html`<p>${sentence(each, words)}</p>`)}</div>` : nothing}
    </div>`;
  }

  /** Everything that is wrong, or probably meant otherwise, each with its place. */
  found() {
    const { problems, hints } = this.proof;
    const { words } = this.page;
    return html`<ul class="found" lang=${this.proof.language ?? nothing} aria-label=${words.found(problems.length, hints.length)}>
      ${[...problems.map((each) => [each, "wrong"]), ...hints.map((each) => [each, "doubt"])].map(
        ([each, kind]) => html`<li class=${kind}><button class="link" @click=${() => this.editor.goTo(each.place)}>${words.line(each.place)}</button> ${each.sentence}</li>`,
      )}</ul>`;
  }

  /** Sentences of other cards, to be looked for and put in. */
  sentences() {
    const { words } = this.page;
    const sought = this.sought.toLowerCase();
    const all = [...new Set(this.cards.flatMap(({ text }) => text))].filter((each) => each.toLowerCase().includes(sought));
    return html`<details class="sentences"><summary>${words.sentences}</summary>
      <label>${words.seekSentence} <input type="search" .value=${this.sought} @input=${(event) => ((this.sought = event.target.value), this.page.draw())}></label>
      <ul>${all.slice(0, FEW).map((each) => html`<li><button class="plain" aria-label="${words.putIn}: ${each}" @click=${() => this.editor.put(each)}>+</button> <span>${each}</span></li>`)}</ul>
      ${all.length > FEW ? html`<p class="faint">${words.moreCards(all.length - FEW)}</p>` : nothing}
    </details>`;
  }

  drawn() {
    const { words } = this.page;
    return html`<section class="proofs" aria-label=${words.drawn} lang=${this.proof.language ?? nothing}>
      ${this.proof.cards.length
        ? this.proof.cards.map((card) => html`<article aria-label=${card.name}>${shown(card)}</article>`)
        : html`<p class="faint">${words.nothingDrawn}</p>`}
    </section>`;
  }
}
