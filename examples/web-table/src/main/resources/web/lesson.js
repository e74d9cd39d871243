/** A lesson: a first game, step by step. Each choice is explained before it is made. */
import { html, nothing } from "./lib/lit-html.js";
import { call } from "./api.js";
import { changed } from "./changes.js";
import { Exercise } from "./exercise.js";
import { opened } from "./opened.js";
import { label, printed, text, written } from "./said.js";

const LEVEL = "BEGINNER";

export class Lesson extends Exercise {
  /**
   * @param {string=} game the id of a game
   * @param {string=} step the number of a step; the first if undefined
   */
  constructor(page, game, step) {
    super(page, game);
    this.number = step ?? "1";
    this.step = undefined; // what is said in it, and what it points at
    this.choice = undefined; // what is to be chosen in it; undefined if there is only something to see
    this.since = []; // what has happened since the step before
    this.rules = []; // those that the step is about: {number, text, language}
  }

  get seat() {
    return this.step?.seat;
  }

  get title() {
    const { words } = this.page;
    return this.step ? `${text(this.step.heading)} · ${words.learn} · ${this.step.title}` : words.learn;
  }

  get choices() {
    return this.shown === undefined && this.choice ? [this.choice] : [];
  }

  /** What else could be chosen, in a game that is no lesson. */
  get others() {
    const one = JSON.stringify(this.choice?.action);
    return (this.last?.choices ?? []).filter(({ action }) => JSON.stringify(action) !== one);
  }

  // ---- What is received

  async begin() {
    await this.choose("/lessons");
    if (!this.game) {
      this.notice = { title: this.page.words.noLessons, reasons: [] };
      return this.page.draw();
    }
    await this.tried(async () => {
      this.knows(await call("GET", `/games/${this.game}/cards`, { language: this.page.language }));
      await this.receive(await this.request("GET", this.number));
    });
    this.arrive();
  }

  request(method, number, body) {
    return call(method, `/lessons/${this.game}/${number}`, { body, language: this.page.language });
  }

  async receive({ lesson, choice, lines }) {
    const { words } = this.page;
    const last = this.step?.step === lesson.step - 1 ? this.lines.length : lines.length;
    this.since = lines.slice(last).flatMap(({ told }) => told ?? []).filter(({ role }) => role !== "ASIDE");
    Object.assign(this, { step: lesson, number: lesson.step, choice });
    this.about = { title: lesson.title, seats: lesson.seats };
    this.journal(lines, lines.length);
    this.boards.push(changed(this.boards.pop(), lesson.points.map((way) => ({ path: [...way.flatMap((place) => ["boxes", place]), "taught"], value: true }))));
    this.look(lesson.says.find(({ kind }) => kind === "CARD")?.about);
    this.say(...this.since.map((each) => text(each.words)), words.stepOf(lesson.step, lesson.of), `${text(lesson.heading)}.`, text(lesson.says));
    history.replaceState(undefined, "", `#/learn/${this.game}/${lesson.step}`);
    this.rules = await Promise.all(lesson.rules.map((number) => call("GET", `/rules/${number}`, { language: this.page.language })));
  }

  // ---- What is done

  go(number) {
    return this.tried(async () => this.receive(await this.request("GET", number))).then(() => this.arrive());
  }

  play(choice) {
    return this.tried(async () => this.receive(await this.request("POST", this.number, { action: choice.action }))).then(() => this.arrive());
  }

  /** What comes next is under the finger, and what is spoken of can be seen. */
  arrive() {
    const lesson = document.querySelector(".lesson");
    document.documentElement.style.scrollPaddingTop = `${lesson?.offsetHeight ?? 0}px`; // it stays above what it covers
    lesson?.querySelector(".main").focus({ preventScroll: true });
    document.querySelector(".board .taught, .board .movable")?.scrollIntoView({ block: "nearest" });
  }

  /** A table at which the same decks are played. */
  open() {
    const { page, step } = this;
    const own = localStorage.getItem("name") || page.words.guest;
    const bots = step.seats.map(({ seat }) => seat).filter((seat) => seat !== step.seat);
    const wanted = { game: step.game, match: false, decks: step.decks, seat: step.seat, name: own, bots, level: LEVEL };
    return this.tried(() => opened(wanted, { title: step.title, against: LEVEL }, page));
  }

  /** What is not to be chosen is for later, nothing else. */
  why() {}

  close() {
    document.documentElement.style.scrollPaddingTop = "";
    super.close();
  }

  // ---- What is drawn

  above() {
    const { step } = this;
    return step ? this.said(step) : nothing;
  }

  said({ step, of, heading, says, rules }) {
    const { words } = this.page;
    return html`<section class="lesson" aria-labelledby="step">
      ${this.since.length
        ? html`<p class="since" tabindex="0">${this.since.map(({ role, words }) => html`<span class=${role === "HEADING" ? "turn" : ""}>${written(words, (card) => this.mention(card))}</span> `)}</p>`
        : nothing}
      <h2 id="step"><span class="faint">${words.stepOf(step, of)}</span> ${text(heading)}</h2>
      <p>${written(says, (card) => this.mention(card))}
        ${rules.map((number) => html` <button class="link rule" aria-label="${words.rule} ${number}" @click=${() => this.rule(number)}>${number}</button>`)}</p>
      ${step === of
        ? html`<p class="doors">${words.anotherLesson} ${this.games.filter(({ game }) => game !== this.game).map(({ game, title }) => html`<a class="door" href="#/learn/${game}">${title}</a>`)}</p>`
        : nothing}
      ${this.refusal()}
      <div class="tools">
        ${step > 1 ? html`<button class="plain" @click=${() => this.go(step - 1)}>${words.back}</button>` : nothing}
        <button class="main" @click=${() => this.forth()}>${this.choice ? label(this.choice.label) : step < of ? words.further : words.playOn}</button>
      </div>
    </section>`;
  }

  /** The one button that leads on. */
  forth() {
    return this.choice ? this.play(this.choice) : this.number < this.step.of ? this.go(this.number + 1) : this.open();
  }

  beside() {
    const { words } = this.page;
    const { others, rules } = this;
    return html`<section class="rules" aria-label=${words.theRules}>
        <h2>${words.theRules}</h2>
        ${rules.map((rule) => html`<p class="rule-text" lang=${rule.language}><b>${rule.number}</b> ${printed(rule.text)}</p>`)}
        <p class="tools">${this.ofGame("learn")}</p>
      </section>
      ${others.length
        ? html`<section><details><summary>${words.later(others.length)}</summary><ul>${others.map((each) => html`<li>${label(each.label)}</li>`)}</ul></details></section>`
        : nothing}`;
  }
}
