/** What puzzles and lessons share: what is on the table there is asked for anew with each step, and kept on this page only. */
import { html, nothing } from "./lib/lit-html.js";
import { call } from "./api.js";
import { changed } from "./changes.js";
import { Refused } from "./refused.js";
import { Room } from "./room.js";

export class Exercise extends Room {
  /** @param {string=} wanted the id of a game; the one that was played last, if there is something of it, or another if undefined */
  constructor(page, wanted) {
    super(page);
    this.wanted = wanted;
    this.games = []; // those of which there is something: {game, title}
    this.game = undefined; // the id of one of them
    this.sending = false;
  }

  /** Finds out which game it is. */
  async choose(address) {
    this.games = await call("GET", address);
    const played = localStorage.getItem("game");
    this.game = this.wanted ?? (this.games.find(({ game }) => game === played) ?? this.games[0])?.game;
  }

  /** All lines from the beginning on; those that were there before are not said again. */
  journal(lines, from, ...before) {
    this.sayLines(lines.slice(from), ...before);
    this.lines = lines;
    this.boards = lines.reduce((boards, line) => [...boards, line.board ?? changed(boards.at(-1), line.boardChanges)], []);
    this.shown = undefined;
    this.picked = [];
  }

  /** Does something, unless something is being done; why it is refused is shown. */
  async tried(what) {
    if (this.sending) {
      return;
    }
    this.sending = true;
    this.notice = undefined;
    try {
      await what();
    } catch (problem) {
      if (!(problem instanceof Refused)) {
        throw problem;
      }
      this.notice = { title: this.page.words.refusedTitle, reasons: problem.why };
    } finally {
      this.sending = false;
      this.draw();
    }
  }

  banners() {
    const { notice } = this;
    return notice && !this.boxes
      ? html`<div class="banner" role="alert">${notice.reasons.length ? notice.reasons.map((each) => this.reason(each)) : notice.title}</div>`
      : nothing;
  }

  /** Another game can be chosen. */
  ofGame(place) {
    return html`<label>${this.page.words.game}
      <select @change=${(event) => this.page.go(`#/${place}/${event.target.value}`)}>
        ${this.games.some(({ game }) => game === this.game) ? nothing : html`<option selected disabled></option>`}
        ${this.games.map(({ game, title }) => html`<option value=${game} ?selected=${game === this.game}>${title}</option>`)}
      </select></label>`;
  }

  /** What was refused, above what can be done. */
  refusal() {
    const { notice } = this;
    return notice ? html`<div class="notice" role="alert"><b>${notice.title}</b>${notice.reasons.map((each) => this.reason(each))}</div>` : nothing;
  }
}
