/** What is compiled takes texts and answers texts; here they become values. index.d.ts says what everything means. */

/** A module with a struct: whoever compiles it has garbage collection in WebAssembly. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

export async function loaded({ kind = WebAssembly.validate(STRUCT) ? "wasm" : "js", wasm } = {}, script, bytes) {
  const compiled =
    kind === "wasm" ? (await (await import("./teavm.js")).load(wasm ?? (await bytes()), {})).exports : await script();
  return new Terrene(compiled, kind);
}

/** Something was asked for that there is not: a seat, a game, a language. */
export class Wrong extends Error {
  constructor(problems) {
    super(problems.map(({ place, sentence }) => `${place}: ${sentence}`).join("\n"));
    this.name = "Wrong";
    this.problems = problems;
  }
}

/** What went wrong, where the compiled program could not tell it itself. */
function broken(thrown) {
  return [{ place: "program", key: "browser/broken", sentence: String(thrown?.message ?? thrown) }];
}

/** An answer as a value; or what is wrong with the question. Nothing is thrown. */
function answered(ask) {
  try {
    return JSON.parse(ask());
  } catch (thrown) {
    return { problems: broken(thrown) };
  }
}

/** An answer that is never a refusal. */
function told(ask) {
  const answer = answered(ask);
  if (answer?.problems) throw new Wrong(answer.problems);
  return answer;
}

/** A game that was opened, or why there is none. */
function opened(terrene, ask) {
  try {
    const answer = ask();
    const wrong = answer.problems();
    return wrong === "" ? { game: new Game(terrene, answer.game()) } : JSON.parse(wrong);
  } catch (thrown) {
    return { problems: broken(thrown) };
  }
}

const random = () => crypto.getRandomValues(new BigInt64Array(1))[0];
const text = (value) => (value === undefined || value === null ? "" : String(value));
const json = (value) => String(JSON.stringify(value));

export class Terrene {
  #compiled;

  constructor(compiled, kind) {
    this.#compiled = compiled;
    this.kind = kind;
  }

  games() {
    return told(() => this.#compiled.games());
  }

  decks(game) {
    return told(() => this.#compiled.decks(text(game)));
  }

  cards(game, language = "en") {
    return told(() => this.#compiled.cards(text(game), text(language)));
  }

  foresee(game, { seat, view, action, match, names = [], language = "en" }) {
    const answer = answered(() =>
      this.#compiled.foresee(text(game), match ? "match" : "", json(names), text(seat), json(view), json(action), text(language)),
    );
    return answer === null ? {} : answer.problems ? answer : { board: answer };
  }

  tables() {
    return new Tables(this.#compiled.tables());
  }

  open(game, { match, players, cards, decks, configuration, seed = random() } = {}) {
    return opened(this, () =>
      this.#compiled.open(
        text(game),
        match ? "match" : "",
        text(players),
        text(cards),
        text(decks),
        configuration === undefined ? "" : json(configuration),
        text(seed),
      ),
    );
  }

  resume(game, replay, { match, players, cards } = {}) {
    return opened(this, () =>
      this.#compiled.resume(text(game), match ? "match" : "", text(players), text(cards), text(replay)),
    );
  }
}

export class Tables {
  #hosted;

  constructor(hosted) {
    this.#hosted = hosted;
  }

  answer({ verb = "GET", address, language = "", token = "", body, ...parameters }) {
    const said = spelled(language, parameters);
    return value(() => this.#hosted.answer(text(verb), text(address), said, text(token), body === undefined ? "" : json(body)));
  }

  listen(table, { after = 0, language = "", token = "", ...parameters } = {}) {
    const said = spelled(language, { after, ...parameters });
    let heard;
    const begun = value(() => (heard = this.#hosted.listen(text(table), said, text(token))).begun());
    return begun.status === 200
      ? { status: 200, news: (characters = 100_000) => (heard.over() ? undefined : JSON.parse(heard.news(characters))) }
      : begun;
  }

  changed() {
    return JSON.parse(this.#hosted.changed());
  }

  written() {
    return JSON.parse(this.#hosted.written());
  }

  lines(table) {
    return this.#hosted.lines(text(table));
  }

  bring(table, lines) {
    if (lines.length) this.#hosted.bring(text(table), lines.join("\n"));
  }

  forget(table) {
    this.#hosted.forget(text(table));
  }

  pause(table) {
    return limited(this.#hosted.pause(text(table)));
  }

  think(table) {
    this.#hosted.think(text(table));
  }

  due(table) {
    return limited(this.#hosted.due(text(table)));
  }

  runOut(table) {
    this.#hosted.runOut(text(table));
  }
}

/** Parameters as in an address. What would look like the next one is left out: no parameter has such letters. */
function spelled(language, parameters) {
  const all = Object.entries(language ? { ...parameters, language } : parameters);
  return all.map((pair) => pair.map((part) => String(part).replace(/[&=]/g, "")).join("=")).join("&");
}

const limited = (milliseconds) => (milliseconds < 0 ? undefined : milliseconds);

/** What a table answered: a status, and a document. */
function value(ask) {
  try {
    const answer = ask();
    const written = answer.text();
    return { status: answer.status(), body: written === "" ? undefined : JSON.parse(written) };
  } catch (thrown) {
    return { status: 500, body: { problems: broken(thrown) } };
  }
}

export class Game {
  #terrene;
  #running;

  constructor(terrene, running) {
    this.#terrene = terrene;
    this.#running = running;
  }

  get number() {
    return this.#running.number();
  }

  seats() {
    return told(() => this.#running.seats());
  }

  awaited(seat) {
    return told(() => (seat === undefined ? this.#running.awaited() : this.#running.awaitedBy(text(seat))));
  }

  actions(seat) {
    return told(() => this.#running.choices(text(seat), ""));
  }

  choices(seat, language = "en") {
    return told(() => this.#running.choices(text(seat), text(language)));
  }

  concession(seat, language = "en") {
    return told(() => this.#running.concessions(text(seat), text(language)))[0];
  }

  refused(seat, language = "en") {
    return told(() => this.#running.refused(text(seat), text(language)));
  }

  whyNot(action, language = "en") {
    return answered(() => this.#running.whyNot(json(action), text(language)));
  }

  apply(action, language = "en") {
    return answered(() => this.#running.apply(json(action), text(language)));
  }

  undo(seat, language = "en") {
    return answered(() => this.#running.undo(text(seat), text(language)));
  }

  question(seat, language = "en") {
    return told(() => this.#running.question(text(seat), text(language)));
  }

  board(seat, language = "en") {
    return told(() => this.#running.board(text(seat), text(language)));
  }

  view(seat) {
    return told(() => this.#running.view(text(seat)));
  }

  shown(seat) {
    return told(() => this.#running.shown(text(seat)));
  }

  events(seat, after = 0) {
    return told(() => this.#running.told(text(seat), Number(after) | 0, ""));
  }

  told(seat, after = 0, language = "en") {
    return told(() => this.#running.told(text(seat), Number(after) | 0, text(language)));
  }

  outcome(language = "en") {
    return told(() => this.#running.outcome(text(language))) ?? undefined;
  }

  imagine(seat, seed = random()) {
    return opened(this.#terrene, () => this.#running.imagine(text(seat), text(seed)));
  }

  bot(seat, level = "SKILLED", { milliseconds = 0, seed = random() } = {}) {
    return new Bot(this.#running.bot(text(seat), text(level), text(seed), Number(milliseconds) | 0));
  }

  configuration() {
    return told(() => this.#running.configuration());
  }

  fingerprint() {
    return told(() => this.#running.fingerprint());
  }

  replay() {
    return told(() => this.#running.replay());
  }
}

export class Bot {
  #player;

  constructor(player) {
    this.#player = player;
  }

  decide() {
    return answered(() => this.#player.decide());
  }
}
