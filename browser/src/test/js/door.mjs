/** What a program in JavaScript does and gets: node door.mjs FOLDER wasm|js. */
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

const [folder, kind] = process.argv.slice(2);
const { load, Wrong } = await import(new URL("node.js", pathToFileURL(folder + "/")));
const terrene = await load({ kind });
const plain = (words) => words.map((word) => word.text).join("");
const keys = ({ problems }) => problems.map((problem) => problem.key).join();

function test(name, what) {
  try {
    what();
  } catch (failure) {
    failure.message = `${kind}, ${name}: ${failure.message}`;
    throw failure;
  }
}

const hobe = () => terrene.open("hobe", { seed: 7 }).game;

test("every game is there", () => {
  const games = terrene.games().map((game) => game.game);
  assert.deepEqual(games, ["odyssey", "odyssey-2v2", "terralore", "hobe", "carnage", "draft", "odyssey-2015", "odyssey-drafted", "odyssey-small", "hobe-small"]);
  for (const game of games) {
    const { game: opened, problems } = terrene.open(game, { seed: 1 });
    assert.equal(problems, undefined);
    assert.ok(opened.actions(opened.awaited()[0]).length > 0);
  }
});

test("a whole game, its journal and its replay", () => {
  const game = hobe();
  const bot = game.bot("B", "CASUAL", { seed: 1 });
  while (game.outcome() === undefined) {
    const [seat] = game.awaited();
    const action = seat === "B" ? bot.decide().action : game.actions(seat)[0];
    assert.deepEqual(game.apply(action), { number: game.number });
  }
  assert.match(plain(game.outcome("de").words), /gewonnen|gewinnt|verloren/);
  assert.equal(game.told("A", 0).length, game.number);
  const replay = game.replay();
  assert.equal(terrene.resume("hobe", replay).game.fingerprint(), game.fingerprint());
  const bent = replay.replace(/^1 ([0-9a-f]+)/m, "1 0000000000000000");
  assert.equal(keys(terrene.resume("hobe", bent)), "replay/deviation");
  assert.equal(keys(terrene.resume("hobe", "nonsense")), "replay/no-replay");
});

/** Plays at a table until the game is over; gives all lines that were to be kept. */
function played(tables, { table, token }) {
  const { news } = tables.listen(table, { token, language: "en" });
  const kept = tables.written();
  for (let line; !line?.over; kept.push(...tables.written())) {
    for (const { event, data } of news()) line = event === "message" ? data : line;
    if (tables.pause(table) !== undefined) {
      tables.think(table);
    } else if (!line.over) {
      const body = { answers: line.number, action: line.choices[0].action };
      assert.equal(tables.answer({ verb: "POST", address: `tables/${table}/moves`, token, body }).status, 200);
    }
  }
  return kept;
}

test("a table is played at, kept, found again, and watched", () => {
  const tables = terrene.tables();
  const opened = tables.answer({ verb: "POST", address: "tables", body: { game: "carnage", seat: "A", bots: ["B"], level: "BEGINNER" } });
  assert.equal(opened.status, 201);
  const { table, token } = opened.body;
  assert.deepEqual(tables.changed(), [table]);
  assert.equal(tables.answer({ address: `tables/${table}/view`, token }).body.number, 1);
  assert.equal(tables.answer({ address: `tables/${table}/view` }).status, 401);
  const kept = played(tables, opened.body);
  assert.deepEqual(kept.map(({ number }) => number), kept.map((_, place) => place + 1));
  assert.equal(tables.lines(table), kept.length);
  const again = terrene.tables();
  assert.equal(again.answer({ address: `tables/${table}` }).status, 404);
  again.bring(table, kept.map(({ line }) => line));
  const journal = { address: `tables/${table}/journal`, after: 0, token, language: "de" };
  assert.deepEqual(again.answer(journal), tables.answer(journal));
  const { replay } = tables.answer({ address: `tables/${table}/replay` }).body;
  const watched = again.answer({ verb: "POST", address: "replays", body: { replay } }).body.table;
  assert.equal(again.answer({ address: `tables/${watched}/journal`, seat: "B" }).status, 200);
  again.bring(table, []);
  assert.throws(() => again.bring(table, ["nonsense"]));
});

test("a clock runs out when its time has come, and not before", () => {
  const tables = terrene.tables();
  const body = { game: "terralore", seat: "A", bots: ["B"], time: { decision: 1000 } };
  const { table, token } = tables.answer({ verb: "POST", address: "tables", body }).body;
  while (tables.pause(table) !== undefined) tables.think(table);
  const { news } = tables.listen(table, { token });
  const before = news().length;
  assert.ok(tables.due(table) > 0 && tables.due(table) <= 1000);
  tables.runOut(table);
  assert.deepEqual(news(), []);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, tables.due(table) + 1);
  assert.equal(tables.due(table), 0);
  tables.runOut(table);
  assert.ok(before > 0 && news().length > 0);
  assert.ok(tables.written().some(({ line }) => JSON.parse(line).is === "RanOut"));
});

test("what a move does is foreseen, unless more decides it", () => {
  const game = terrene.open("carnage", { seed: 3 }).game;
  let foreseen = 0;
  for (let i = 0; i < 60 && game.outcome() === undefined; i++) {
    const [seat] = game.awaited();
    const action = game.actions(seat).at(-1);
    const { board } = terrene.foresee("carnage", { seat, view: game.view(seat), action, names: ["A", "B"], language: "de" });
    game.apply(action);
    if (board) {
      assert.deepEqual(board, game.board(seat, "de"));
      foreseen++;
    }
  }
  assert.ok(foreseen > 0);
  const [seat] = game.awaited();
  assert.ok(terrene.foresee("carnage", { seat, view: {}, action: game.actions(seat)[0] }).problems);
  assert.ok(terrene.foresee("carnage", { seat, view: game.view(seat), action: { is: "Nonsense" } }).problems);
});

test("what a seat sees", () => {
  const game = hobe();
  const [seat] = game.awaited();
  assert.ok(game.board(seat).boxes.length > 0);
  assert.ok(plain(game.question(seat, "de")).endsWith("?"));
  assert.ok(game.choices(seat).every((choice) => plain(choice.label) !== ""));
  assert.ok(game.refused(seat).every((refused) => refused.why.length > 0));
  assert.notDeepEqual(game.view("A"), game.view("B"));
  assert.equal(game.imagine(seat, 3).game.number, 1);
  assert.deepEqual(game.imagine(seat, 3).game.view(seat), game.view(seat));
});

test("taking back", () => {
  const { game } = terrene.open("odyssey", { seed: 7 });
  const [seat] = game.awaited();
  assert.equal(game.undo(seat).why[0].key, "undo/nothing-done");
  let takenBack = 0;
  for (let i = 0; i < 40 && takenBack === 0; i++) {
    const [next] = game.awaited();
    const then = game.fingerprint();
    game.apply(game.actions(next).at(-1));
    if (game.undo(next).number !== undefined) {
      takenBack++;
      assert.equal(game.fingerprint(), then);
    }
  }
  assert.equal(takenBack, 1);
});

test("what is refused changes nothing", () => {
  const game = hobe();
  const before = game.fingerprint();
  const concede = game.concession(game.awaited()[0]).action;
  const { why } = game.apply({ is: "Attack", seat: game.awaited()[0], slot: "FRONT_0" }, "de");
  assert.ok(why.length > 0 && /^HB-/.test(why[0].rule) && why[0].sentence !== "");
  assert.deepEqual(game.whyNot(concede), { why: [] });
  assert.equal(game.fingerprint(), before);
});

test("whatever is sent, there is an answer", () => {
  const game = hobe();
  const before = game.fingerprint();
  const cyclic = {};
  cyclic.is = cyclic;
  let deep = 1;
  for (let i = 0; i < 300; i++) deep = { is: deep };
  const sent = [undefined, null, 7, 7n, "", "x", [], {}, cyclic, deep, { is: "Pass" }, { is: "Pass", seat: null }, { is: "Pass", seat: "Q" },
    { is: "PlayCard", seat: "A", card: "none", targets: [] }, { is: "PlayCard", seat: "A", card: "x".repeat(1e6), targets: [] },
    { is: "Choose", seat: "A" }, { is: "Move", seat: "A", one: "FRONT_0" }, { is: "Sing", seat: "\ud800" }];
  for (const each of sent) {
    for (const { why, problems } of [game.apply(each), game.whyNot(each)]) assert.ok((why ?? problems).length > 0, JSON.stringify(String(each)));
  }
  assert.equal(game.fingerprint(), before);
  assert.equal(keys(terrene.open("chess")), "browser/no-game");
  assert.equal(keys(terrene.open("hobe", { seed: "x" })), "browser/seed");
  assert.equal(keys(terrene.open("hobe", { decks: [0, 99] })), "browser/decks");
  assert.equal(keys(terrene.open("hobe", { configuration: { decks: 7 } })), "text/other-value");
  assert.equal(keys(terrene.open("draft", { players: 99 })), "browser/players");
  assert.equal(keys(terrene.open("hobe", { cards: "no card at all" })), "words/only-a-name");
  assert.throws(() => game.view("Q"), Wrong);
  assert.throws(() => game.choices("A", "tlh"), Wrong);
});

test("cards of one's own", () => {
  const cards = "Harbour Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it enters the battlefield: draw a card.\n";
  const { game } = terrene.open("hobe", { cards, seed: 1 });
  assert.ok(game.configuration().decks[0].cards.some((card) => JSON.stringify(card).includes("harbour-cook")));
  const { problems } = terrene.open("hobe", { cards: cards.replace("draw", "darw") });
  assert.match(problems[0].sentence, /did you mean "draw/);
});

test("a match", () => {
  const { game } = terrene.open("hobe", { match: true, seed: 1 });
  assert.ok(game.choices(game.awaited()[0]).length > 0);
});

test("bots of every level", () => {
  for (const level of ["BEGINNER", "CASUAL", "ATTENTIVE", "SKILLED"]) {
    const game = hobe();
    const [seat] = game.awaited();
    const { action } = game.bot(seat, level, { seed: 1, milliseconds: 20 }).decide();
    assert.deepEqual(game.whyNot(action), { why: [] });
  }
  assert.equal(keys(hobe().bot(hobe().awaited()[0], "GOD").decide()), "browser/no-level");
});
console.log("ok");
