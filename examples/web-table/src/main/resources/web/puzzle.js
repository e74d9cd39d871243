/** A puzzle: one choice is right, and each that is tried is told to be right or wrong. */
import { html, nothing } from "./lib/lit-html.js";
import { call } from "./api.js";
import { Exercise } from "./exercise.js";
import { answers } from "./panel.js";
import { text, written } from "./said.js";

const DAY = 24 * 60 * 60 * 1000;

/** The number of this day, wherever one is, counted from the beginning of 1970. */
function today() {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
}

export class Puzzle extends Exercise {
  /**
   * @param {string=} game the id of a game; the one that was played last, if it has puzzles, or another if undefined
   * @param {string=} number which of its puzzles; that of the day if undefined
   */
  constructor(page, game, number) {
    super(page, game);
    this.number = number;
    this.list = []; // the puzzles of the game: {number, grade}
    this.puzzle = undefined; // what is asked
    this.moves = []; // what was chosen so far, and right
    this.marks = new Map(); // what is known of choices of this decision: whether they are right
    this.verdict = undefined; // of the last choice
  }

  get seat() {
    return this.puzzle?.seat;
  }

  get title() {
    const { words } = this.page;
    return this.puzzle ? `${words.puzzle(this.puzzle.number)} · ${this.puzzle.title}` : words.puzzleOfTheDay;
  }

  get solved() {
    return this.verdict === "SOLVED";
  }

  get choices() {
    return this.shown === undefined && !this.solved ? (this.last?.choices ?? []) : [];
  }

  // ---- What is received

  async begin() {
    await this.choose("/puzzles");
    if (!this.game) {
      this.notice = { title: this.page.words.noPuzzles, reasons: [] };
      return this.page.draw();
    }
    await this.tried(async () => {
      this.list = await call("GET", `/puzzles/${this.game}`);
      const posed = await this.request("GET", this.number ? `/${this.number}` : `/days/${today()}`);
      this.number = posed.puzzle.number;
      this.knows(await call("GET", `/games/${this.game}/cards`, { language: this.page.language }));
      this.receive(posed);
    });
  }

  request(method, path, body) {
    return call(method, `/puzzles/${this.game}${path}`, { body, language: this.page.language });
  }

  /** Asks something about the position that is reached. */
  here(path, more = {}) {
    return this.request("POST", `/${this.number}${path}`, { moves: this.moves, ...more });
  }

  receive({ puzzle, verdict, lines }) {
    this.puzzle = puzzle;
    this.about = { title: puzzle.title, seats: puzzle.seats };
    this.verdict = verdict;
    this.journal(lines, verdict ? this.lines.length : 0, verdict && this.page.words.verdicts[verdict]);
    this.marks = new Map();
  }

  // ---- What is done

  play(choice) {
    this.picked = [];
    return this.tried(async () => {
      const moves = [...this.moves, choice.action];
      const posed = await this.here("", { moves });
      if (posed.verdict === "WRONG") {
        this.verdict = posed.verdict;
        this.marks.set(JSON.stringify(choice.action), false);
        this.say(this.page.words.verdicts.WRONG);
      } else {
        this.moves = moves;
        this.receive(posed);
      }
    });
  }

  help(path, right) {
    return this.tried(async () => {
      const wrong = this.last.choices.map(({ action }) => action).filter((action) => this.marks.get(JSON.stringify(action)) === false);
      const { action, label } = await this.here(path, { wrong });
      this.marks.set(JSON.stringify(action), right);
      this.verdict = undefined;
      this.say(text(label), right ? this.page.words.isRight : this.page.words.isWrong);
    });
  }

  refused() {
    return this.here("/refused");
  }

  again() {
    return this.tried(async () => {
      this.moves = [];
      this.receive(await this.here(""));
    });
  }

  // ---- What is drawn

  mark({ action }) {
    const { words } = this.page;
    const known = this.marks.get(JSON.stringify(action));
    return known === undefined ? nothing : html` <b class=${known ? "right" : "wrong"}>${known ? words.isRight : words.isWrong}</b>`;
  }

  above() {
    const { words } = this.page;
    return html`<section class="puzzle" aria-label=${words.puzzle(this.number ?? "")}>
      <p class="tools">
        ${this.ofGame("puzzle")}
        <label>${words.puzzle("")}
          <select @change=${(event) => this.page.go(`#/puzzle/${this.game}/${event.target.value}`)}>
            ${this.puzzle ? nothing : html`<option selected disabled></option>`}
            ${this.list.map(({ number, grade }) => html`<option value=${number} ?selected=${number === this.puzzle?.number}>${words.graded(number, grade)}</option>`)}
          </select></label>
        <a class="door" href="#/puzzle/${this.game}">${words.puzzleOfTheDay}</a>
      </p>
      ${this.puzzle ? this.task() : nothing}
    </section>`;
  }

  task() {
    const { words } = this.page;
    const { seat, aim, turns, shown, told, decisions } = this.puzzle;
    return html`<p><b>${words.youAre(this.named(seat))} ${words.aims[aim](turns)}</b> ${shown ? words.handsShown : words.handsHidden} ${words.decisions(decisions)}.</p>
      ${told.map(
        ({ owner, cards }) => html`<details ?open=${shown}><summary>${this.unseen(owner)} (${cards.length})</summary>
          <p>${counted(cards).map(([card, number], i) => html`${i ? ", " : ""}${number > 1 ? `${number} × ` : ""}${written([card], (id) => this.mention(id))}`)}</p></details>`,
      )}`;
  }

  /** What the cards are that are told of. */
  unseen(owner) {
    const { words } = this.page;
    return owner === this.seat ? words.unseenOfYours : (this.puzzle.shown ? words.holds : words.unseen)(this.named(owner));
  }

  named(seat) {
    return this.puzzle.seats.find((each) => each.seat === seat).name;
  }

  beside() {
    const { words } = this.page;
    const { verdict, solved } = this;
    const unknown = this.choices.filter(({ action }) => !this.marks.has(JSON.stringify(action)));
    return html`<section class="asked" aria-label=${words.moves}>
      ${this.refusal()}
      ${verdict ? html`<p class="verdict ${verdict.toLowerCase()}">${words.verdicts[verdict]}</p>` : nothing}
      ${solved ? nothing : html`<p class="question">${written(this.last.question, (card) => this.mention(card))}</p>${answers(this)}`}
      <div class="tools">
        ${unknown.length > 1 ? html`<button class="plain" @click=${() => this.help("/hint", false)}>${words.hint}</button>` : nothing}
        ${unknown.length ? html`<button class="plain" @click=${() => this.help("/solution", true)}>${words.solution}</button>
            <button class="plain" @click=${() => this.why()}>${words.whyNot}</button>` : nothing}
        ${this.moves.length ? html`<button class="plain" @click=${() => this.again()}>${words.tryAgain}</button>` : nothing}
        ${solved ? html`<a class="button" href="#/puzzle/${this.game}/${(this.number % this.list.length) + 1}">${words.nextPuzzle}</a>` : nothing}
      </div>
    </section>`;
  }
}

/** Equal cards together, with their number. */
function counted(cards) {
  const all = new Map();
  cards.forEach((card) => all.set(card.about, [card, (all.get(card.about)?.[1] ?? 0) + 1]));
  return [...all.values()];
}
