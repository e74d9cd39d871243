/** A room with a board: what is looked at there, picked, asked and drawn, whatever is played. */
import { html, nothing, render } from "./lib/lit-html.js";
import { call } from "./api.js";
import { board, cardsOf, offered, texts } from "./board.js";
import { shown } from "./card.js";
import { candidates, pickable, pointed } from "./moves.js";
import { log, slider } from "./past.js";
import { label, printed, sentence, text } from "./said.js";
import { painted } from "./sorts.js";

const NARROW = window.matchMedia("(max-width: 60rem)");

/** What is played there says what can be chosen (choices), what a choice does (play) and what cannot be chosen (refused), and draws what is beside the board. */
export class Room {
  constructor(page) {
    this.page = page;
    this.lines = [];
    this.boards = [];
    this.cards = new Map();
    this.clocks = new Map();
    this.shown = undefined; // the place of the line that is looked at; the last if undefined
    this.picked = [];
    this.about = undefined; // what is played by whom: {title, seats}
    this.looked = undefined;
    this.dialog = undefined;
    this.notice = undefined;
    this.everything = false; // whether the log tells asides, too
  }

  /** All cards that can be seen there. */
  knows(cards) {
    painted(cards);
    this.cards = new Map(cards.map((card) => [card.id, card]));
    render(texts(cards), document.getElementById("texts"));
  }

  /** Says what was told, to those who cannot see it. */
  say(...words) {
    document.getElementById("said").textContent = words.filter(Boolean).join(" ");
  }

  /** Says what lines tell, and what is asked then. */
  sayLines(lines, ...before) {
    this.say(...before, ...lines.flatMap(({ told }) => told ?? []).map((each) => text(each.words)), text(lines.at(-1)?.question));
  }

  /** Many lines that come at once are drawn once. */
  later() {
    this.drawing ??= requestAnimationFrame(() => {
      this.drawing = undefined;
      this.draw();
    });
  }

  /** Draws the page, and shows what was told last. */
  draw() {
    this.page.draw();
    const log = document.querySelector(".log ol");
    log?.scrollTo({ top: log.scrollHeight });
  }

  close() {
    this.say();
  }

  get last() {
    return this.lines.at(-1);
  }

  get place() {
    return Math.min(this.shown ?? Infinity, this.lines.length - 1);
  }

  get boxes() {
    return this.boards[this.place]?.boxes;
  }

  // ---- What is done

  point(keys, box) {
    const next = pointed(this.choices, this.picked, keys);
    if (next.move || next.picked.length) {
      document.querySelector("dialog")?.close(); // what was picked in a pile goes to somewhere on the table
    }
    if (next.move) {
      this.play(next.move);
    } else {
      this.picked = next.picked;
      this.look(box?.card);
      this.page.draw();
      if (this.picked.length === 0 && box?.card && NARROW.matches) {
        this.show(box.card);
      }
    }
  }

  /** A card in a window of its own, where there is no room beside the table. */
  show(id) {
    const card = this.cards.get(id);
    if (card) {
      this.ask(card.name, () => html`<div class="shown">${shown(card)}</div>`);
    }
  }

  drag(keys) {
    this.picked = pointed(this.choices, [], keys).picked ?? [];
    this.later();
  }

  look(card) {
    if (card && card !== this.looked) {
      this.looked = card;
      this.later();
    }
  }

  /** A card whose name was clicked. */
  mention(card) {
    return NARROW.matches ? this.show(card) : this.look(card);
  }

  /** Takes back the last move, where that is possible. */
  undo() {}

  // ---- What is asked

  async why() {
    const refused = await this.refused();
    const about = refused.filter((each) => this.picked.every((key) => each.keys.includes(key)));
    const shown = (about.length ? about : refused).filter((each) => each.why.length > 0);
    const { words } = this.page;
    this.ask(
      words.whyTitle,
      () => html`<ul class="why">${shown.map(
        (each) => html`<li><b>${label(each.label)}</b>${each.why.map((reason) => this.reason(reason))}</li>`,
      )}</ul>${shown.length ? nothing : html`<p>${words.whyNothing}</p>`}`,
    );
  }

  reason(reason) {
    const rule = reason.rule
      ? html` <button class="link rule" @click=${() => this.rule(reason.rule)}>${reason.rule}</button>`
      : nothing;
    return html`<p class="reason">${sentence(reason, this.page.words)}${rule}</p>`;
  }

  async rule(number) {
    const rule = await call("GET", `/rules/${number}`, { language: this.page.language });
    const { words } = this.page;
    this.ask(
      `${words.rule} ${rule.number}`,
      () => html`<p class="rule-text" lang=${rule.language}>${printed(rule.text)}</p>`,
    );
  }

  ask(title, body) {
    this.dialog = { title, body };
    this.page.draw();
    const dialog = document.querySelector("dialog");
    if (!dialog.open) {
      dialog.showModal();
    }
  }

  open(box) {
    this.ask(box.label, () => cardsOf(box, this.context()));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || /INPUT|SELECT|TEXTAREA/.test(event.target.tagName)) {
      return;
    }
    const shown = candidates(this.choices, this.picked);
    if (event.key === "Escape" && this.picked.length) {
      this.picked = [];
      this.page.draw();
    } else if (/^[1-9]$/.test(event.key) && shown[event.key - 1] && !this.dialog) {
      this.play(shown[event.key - 1]);
    } else if (event.key === "u") {
      this.undo();
    } else if (event.key === "w" && this.seat && !this.dialog) {
      this.why();
    }
  }

  // ---- What is drawn

  /** What is known of a choice, beside its name. */
  mark() {
    return nothing;
  }

  /** What stands above the board. */
  above() {
    return nothing;
  }

  context() {
    return {
      seat: this.seat,
      words: this.page.words,
      cards: this.cards,
      choices: this.choices,
      picked: this.picked,
      pickable: pickable(this.choices, this.picked),
      awaited: this.lines[this.place]?.awaited ?? [],
      clocks: this.shown === undefined ? this.clocks : new Map(),
      about: this.shown === undefined ? this.about : undefined,
      point: (keys, box) => this.point(keys, box),
      drag: (keys) => this.drag(keys),
      look: (card) => this.look(card),
      open: (box) => this.open(box),
    };
  }

  view() {
    const { words } = this.page;
    const { boxes } = this;
    return html`<main class="table">
      ${this.banners()}
      <h1 class="unseen">${this.about?.title ?? words.title}</h1>
      <div class="middle">
        ${this.above()}
        ${boxes ? html`${offered(this.choices, boxes, this.context())}${board(boxes, this.context())}` : html`<p class="loading">${this.notice ? "" : words.loading}</p>`}
        ${slider(this)}
      </div>
      <aside class="panel" aria-label=${words.moves}>
        ${boxes ? html`${this.beside()}${this.closer()}${log(this)}` : nothing}
      </aside>
      ${this.dialogView()}
    </main>`;
  }

  banners() {
    return this.notice && !this.boxes ? html`<p class="banner" role="alert">${this.notice.title}</p>` : nothing;
  }

  closer() {
    const card = this.cards.get(this.looked);
    return card
      ? html`<section class="closer" aria-label=${card.name}>${shown(card)}</section>`
      : nothing;
  }

  move(number) {
    this.shown = number === this.lines.length ? undefined : number - 1;
    this.picked = [];
    this.draw();
  }

  dialogView() {
    const { dialog } = this;
    return html`<dialog aria-label=${dialog?.title ?? ""} @close=${() => ((this.dialog = undefined), this.page.draw())}
        @click=${(event) => event.target.tagName === "DIALOG" && event.target.close()}>
      ${dialog
        ? html`<div class="dialog"><h2>${dialog.title}</h2>${dialog.body()}
            <button class="main" @click=${(event) => event.target.closest("dialog").close()}>${this.page.words.close}</button></div>`
        : nothing}
    </dialog>`;
  }
}
