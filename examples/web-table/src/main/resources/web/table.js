/** A table: what was received of it, and what is done at it. */
import { html, nothing } from "./lib/lit-html.js";
import { alone, call, journal } from "./api.js";
import { ring } from "./bell.js";
import { changed } from "./changes.js";
import { received } from "./clocks.js";
import { foreseen, known } from "./foresight.js";
import { asked, seats } from "./panel.js";
import { standing } from "./pauses.js";
import { absent, comings } from "./presence.js";
import { Refused } from "./refused.js";
import { Room } from "./room.js";

/** Who waits at the next table is asked for anew after so many milliseconds. */
const EVERY = 4000;
const PATIENCE = [300, 1000, 3000];
/** The server wants to be asked less: so says HTTP. */
const BUSY = 429;

export class Table extends Room {
  /**
   * @param {string=} eyes the letter of the seat through whose eyes a replay is watched
   * @param {number=} moment the number of the line that is looked at first
   */
  constructor(page, id, eyes, moment) {
    super(page);
    this.id = id;
    this.eyes = eyes === "Z" ? undefined : eyes;
    this.shown = moment ? moment - 1 : undefined;
    this.stopped = new AbortController();
    this.lost = false;
    this.known = undefined; // what the player knows at the last line: {number, view}
    this.sent = undefined; // the move that is on its way, and the number of the line that it answers: {number, label}
    this.comers = []; // what those are called who wait at the next table, once the game is over
    this.foreseen = undefined; // the board as it will be after the move that was just made
  }

  get token() {
    return this.page.kept(this.id).token;
  }

  get seat() {
    return this.page.kept(this.id).seat;
  }

  /** Whether one only sees what a player sees. */
  get coaching() {
    return Boolean(this.page.kept(this.id).coaching);
  }

  /** The seat at which one plays oneself. */
  get own() {
    return this.coaching ? undefined : this.seat;
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
    this.knows(await this.request("GET", "/cards"));
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
      const said = comings(this.about, data.table, this.page.words);
      this.about = data.table;
      if (said.length) {
        this.say(...said);
      }
      if (this.token) {
        this.page.keep({ table: this.id, over: data.table.over, ...(this.coaching ? { seat: data.seat } : {}) });
        this.expect(data.table.over && this.own);
      }
    } else if (data.number === this.lines.length + 1) {
      this.boards.push(data.board ?? changed(this.boards.at(-1), data.boardChanges ?? []));
      this.lines.push(data);
      this.clocks = received(data);
      this.foreseen = undefined;
      this.learn();
      this.picked = [];
      document.querySelectorAll(".choices, .asked").forEach((each) => each.scrollTo({ top: 0 }));
      this.sayLines([data]);
      if (this.own && data.choices?.length) {
        ring(this.title);
      }
    }
    this.later();
  }

  /** Asks for what is needed to foresee what a move does. */
  async learn() {
    if (this.own && this.last.choices?.length) {
      const now = await known(this);
      this.known = now?.number >= (this.known?.number ?? 0) ? now : this.known; // answers may overtake each other
    }
  }

  /** From now on it is told who waits for the next game. */
  expect(over) {
    if (over && !alone) {
      this.waiting ??= setInterval(() => document.hidden || this.askWhoWaits(), EVERY);
      this.askWhoWaits();
    }
  }

  async askWhoWaits() {
    const { waiting } = await this.request("GET", "/again").catch(() => ({ waiting: this.comers }));
    if (waiting.join() !== this.comers.join()) {
      this.comers = waiting;
      this.page.draw();
    }
  }

  close() {
    clearInterval(this.waiting);
    this.stopped.abort();
    super.close();
  }

  // ---- What is done

  get choices() {
    return this.shown === undefined && !this.underWay && !this.coaching ? (this.last?.choices ?? []) : [];
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
    return this.last?.canUndo && !this.coaching ? this.act("/undo", { answers: this.last.number }) : undefined;
  }

  async sitDown() {
    const name = localStorage.getItem("name") ?? this.page.words.guest;
    const seated = await this.request("POST", "/seats", { name, agrees: this.about.own?.hash });
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

  refused() {
    return this.request("GET", "/refused");
  }

  // ---- What is drawn

  /** Of the page: whoever looks at another one sees there that it is one's turn. */
  get title() {
    const { words } = this.page;
    const game = this.about?.title ?? words.title;
    const turn = this.own && this.last?.choices?.length ? words.yourTurn : this.last?.over ? words.ended : undefined;
    return turn ? `${turn} · ${game}` : game;
  }

  get boxes() {
    return (this.shown === undefined && this.foreseen ? this.foreseen : this.boards[this.place])?.boxes;
  }

  banners() {
    const { words } = this.page;
    return html`${this.lost ? html`<p class="banner" role="status">${words.lost}</p>` : nothing}
      ${this.about?.stopped ? html`<p class="banner" role="status">${this.about.stopped.sentence}</p>` : nothing}
      ${super.banners()}`;
  }

  beside() {
    return html`${seats(this)}${standing(this)}${absent(this)}${asked(this)}`;
  }
}
