/** A table: what was received of it, and what is done at it. */
import { html, nothing, render } from "./lib/lit-html.js";
import { call, journal } from "./api.js";
import { board, cardsOf, offered, texts } from "./board.js";
import { shown } from "./card.js";
import { changed } from "./changes.js";
import { received } from "./clocks.js";
import { foreseen, known } from "./foresight.js";
import { candidates, pickable, pointed } from "./moves.js";
import { log, slider } from "./past.js";
import { asked, seats } from "./panel.js";
import { Refused } from "./refused.js";
import { label, sentence, text } from "./said.js";
import { painted } from "./sorts.js";

const NARROW = window.matchMedia("(max-width: 60rem)");
const PATIENCE = [300, 1000, 3000];
/** The server wants to be asked less: so says HTTP. */
const BUSY = 429;

export class Table {
  /**
   * @param {string=} eyes the letter of the seat through whose eyes a replay is watched
   * @param {number=} moment the number of the line that is looked at first
   */
  constructor(page, id, eyes, moment) {
    this.page = page;
    this.id = id;
    this.eyes = eyes === "Z" ? undefined : eyes;
    this.lines = [];
    this.boards = [];
    this.cards = new Map();
    this.clocks = new Map();
    this.shown = moment ? moment - 1 : undefined; // the place of the line that is looked at; the last if undefined
    this.picked = [];
    this.stopped = new AbortController();
    this.about = undefined;
    this.looked = undefined;
    this.dialog = undefined;
    this.notice = undefined;
    this.lost = false;
    this.known = undefined; // what the player knows at the last line: {number, view}
    this.sent = undefined; // the move that is on its way, and the number of the line that it answers: {number, label}
    this.foreseen = undefined; // the board as it will be after the move that was just made
    this.everything = false; // whether the log tells asides, too
  }

  get token() {
    return this.page.kept(this.id).token;
  }

  get seat() {
    return this.page.kept(this.id).seat;
  }

  request(method, path, body) {
    return call(method, `/tables/${this.id}${path}`, { body, token: this.token, language: this.page.language });
  }

  // ---- What is received

  async begin() {
    try {
      this.about = await this.request("GET", "");
    } catch (problem) {
      return this.gone(problem);
    }
    const cards = await this.request("GET", "/cards");
    painted(cards);
    this.cards = new Map(cards.map((card) => [card.id, card]));
    render(texts(cards), document.getElementById("texts"));
    this.listen();
  }

  async listen() {
    for (let tries = 0; !this.stopped.signal.aborted; tries++) {
      try {
        const after = this.lines.length;
        const wanted = { after, token: this.token, seat: this.eyes, language: this.page.language, signal: this.stopped.signal };
        const messages = journal(this.id, wanted);
        for await (const message of messages) {
          tries = 0;
          this.lost = false;
          this.receive(message);
        }
      } catch (problem) {
        if (problem instanceof Refused && problem.status < 500 && problem.status !== BUSY) {
          return this.gone(problem);
        }
      }
      if (!this.stopped.signal.aborted) {
        this.lost = true;
        this.page.draw();
        await new Promise((done) => setTimeout(done, PATIENCE[Math.min(tries, PATIENCE.length - 1)]));
      }
    }
  }

  /** The table cannot be seen, or not any more. */
  gone(problem) {
    const { words } = this.page;
    this.notice = { title: words.problems[problem.why?.[0]?.key] ?? words.noTable, reasons: [] };
    this.page.draw();
  }

  receive({ event, data }) {
    if (event === "table") {
      this.about = data.table;
      if (this.token) {
        this.page.keep({ table: this.id, over: data.table.over });
      }
    } else if (data.number === this.lines.length + 1) {
      this.boards.push(data.board ?? changed(this.boards.at(-1), data.boardChanges ?? []));
      this.lines.push(data);
      this.clocks = received(data);
      this.foreseen = undefined;
      this.learn();
      this.picked = [];
      document.querySelectorAll(".choices, .asked").forEach((each) => each.scrollTo({ top: 0 }));
      document.getElementById("said").textContent = [...(data.told ?? []).map((each) => text(each.words)), text(data.question)].join(" ");
    }
    this.later();
  }

  /** Asks for what is needed to foresee what a move does. */
  async learn() {
    if (this.seat && this.last.choices?.length) {
      const now = await known(this);
      this.known = now?.number >= (this.known?.number ?? 0) ? now : this.known; // answers may overtake each other
    }
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
    this.stopped.abort();
    document.getElementById("said").textContent = "";
  }

  // ---- What is done

  get last() {
    return this.lines.at(-1);
  }

  get place() {
    return Math.min(this.shown ?? Infinity, this.lines.length - 1);
  }

  get choices() {
    return this.shown === undefined && !this.underWay ? (this.last?.choices ?? []) : [];
  }

  /** What the move is called that is on its way, if one is. */
  get underWay() {
    return this.sent && this.sent.number === this.last?.number ? this.sent.label : undefined;
  }

  async act(path, body) {
    this.notice = undefined;
    try {
      return await this.request("POST", path, body);
    } catch (problem) {
      if (!(problem instanceof Refused)) {
        throw problem;
      }
      this.notice = { title: this.page.words.refusedTitle, reasons: problem.why };
      this.foreseen = undefined;
      this.page.draw();
    }
  }

  /** Makes a move. Until it is done, or refused, there is nothing else to choose. */
  async play(choice) {
    const { number } = this.last;
    this.picked = [];
    this.sent = { number, label: choice.label };
    this.page.draw();
    this.foresee(choice);
    const done = await this.act("/moves", { answers: number, action: choice.action });
    if (!(done?.number > number)) {
      this.sent = undefined;
      this.page.draw();
    }
  }

  /** Shows what the move does, if that is certain, until it has been heard. */
  async foresee({ action }) {
    const { number } = this.last;
    if (this.known?.number === number) {
      const board = await foreseen(this.about, this.known, this.seat, action, this.page.language);
      if (board && this.last.number === number && !this.notice) {
        this.foreseen = board;
        this.page.draw();
      }
    }
  }

  undo() {
    return this.act("/undo", { answers: this.last.number });
  }

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

  async sitDown() {
    const name = localStorage.getItem("name") ?? this.page.words.guest;
    const seated = await this.request("POST", "/seats", { name });
    this.page.keep({ table: this.id, ...seated });
    this.stopped.abort();
    this.page.go("#/");
    this.page.go(`#/table/${this.id}`);
  }

  /** From now on a replay is watched through other eyes. */
  seeAs(seat) {
    this.stopped.abort();
    this.stopped = new AbortController();
    Object.assign(this, { eyes: seat, lines: [], boards: [] });
    this.listen();
  }

  // ---- What is asked

  async why() {
    const refused = await this.request("GET", "/refused");
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
      () => html`<p class="rule-text" lang=${rule.language}>${rule.text}</p>`,
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
    } else if (event.key === "u" && this.last?.canUndo) {
      this.undo();
    } else if (event.key === "w" && this.seat && !this.dialog) {
      this.why();
    }
  }

  // ---- What is drawn

  /** Of the page: whoever looks at another one sees there that it is one's turn. */
  get title() {
    const { words } = this.page;
    const game = this.about?.title ?? words.title;
    const turn = this.seat && this.last?.choices?.length ? words.yourTurn : this.last?.over ? words.ended : undefined;
    return turn ? `${turn} · ${game}` : game;
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
      point: (keys, box) => this.point(keys, box),
      drag: (keys) => this.drag(keys),
      look: (card) => this.look(card),
      open: (box) => this.open(box),
    };
  }

  view() {
    const { words } = this.page;
    const boxes = (this.shown === undefined && this.foreseen ? this.foreseen : this.boards[this.place])?.boxes;
    return html`<main class="table">
      ${this.lost ? html`<p class="banner" role="status">${words.lost}</p>` : nothing}
      ${this.about?.stopped ? html`<p class="banner" role="status">${this.about.stopped.sentence}</p>` : nothing}
      ${this.notice && !boxes ? html`<p class="banner" role="alert">${this.notice.title}</p>` : nothing}
      <h1 class="unseen">${this.about?.title ?? words.title}</h1>
      <div class="middle">
        ${boxes ? html`${offered(this.choices, boxes, this.context())}${board(boxes, this.context())}` : html`<p class="loading">${this.notice ? "" : words.loading}</p>`}
        ${slider(this)}
      </div>
      <aside class="panel" aria-label=${words.moves}>
        ${boxes ? html`${seats(this)}${asked(this)}${this.closer()}${log(this)}` : nothing}
      </aside>
      ${this.dialogView()}
    </main>`;
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
