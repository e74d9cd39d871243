import type { Documents as Carnage } from "./types/rules-carnage.js";
import type { Documents as Draft } from "./types/rules-draft.js";
import type { Documents as Hobe } from "./types/rules-hobe.js";
import type { Documents as Odyssey } from "./types/core.js";
import type { Documents as Terralore } from "./types/rules-terralore.js";
import type { Board, Reason, Result, SentWord, Told, WrongThing } from "./types/table.js";

export type { Board, Box, Reason, Result, SentWord, Told, WrongThing } from "./types/table.js";

/** What the documents of a game are. */
export interface AnyDocuments {
  config: unknown;
  action: unknown;
  event: unknown;
  view: unknown;
  shown: unknown;
}

/** The documents of each game, by its id. */
export interface Games {
  odyssey: Odyssey;
  "odyssey-2v2": Odyssey;
  terralore: Terralore;
  hobe: Hobe;
  carnage: Carnage;
  draft: Draft;
  "odyssey-2015": Odyssey;
  "odyssey-drafted": Odyssey;
  "odyssey-small": Odyssey;
  "hobe-small": Hobe;
}

/** A player, by a letter from "A" on; "Z" is whoever looks on, and knows what everybody may know. */
export type Seat = string;

/** Words in one of these languages. */
export type Language = "en" | "de" | (string & {});

export type Level = "BEGINNER" | "CASUAL" | "ATTENTIVE" | "SKILLED" | "MASTER";

/** A whole number of at most 64 bits. The same seed gives the same game everywhere. */
export type Seed = number | bigint | string;

/** What was sent cannot be read or used; nothing was changed. */
export interface Problems {
  problems: WrongThing[];
  why?: undefined;
  game?: undefined;
  action?: undefined;
  number?: undefined;
}

/** The rules do not allow it; nothing was changed. No reasons mean that it is allowed. */
export interface Why {
  why: Reason[];
  problems?: undefined;
  number?: undefined;
}

/** It was done; `number` is that of the latest line of the journal. */
export interface Done {
  number: number;
  why?: undefined;
  problems?: undefined;
}

/** A game, or what is wrong with what was wanted. */
export type Opened<D extends AnyDocuments> = { game: Game<D>; problems?: undefined } | Problems;

/** Something that can be chosen: what is sent, what it is called, and the keys of what it touches on the board. */
export interface Choice<Action> {
  action: Action;
  label: SentWord[];
  keys: string[];
}

/** Something that cannot be chosen, and why. */
export interface Forbidden<Action> extends Choice<Action> {
  why: Reason[];
}

/** A line of a seat's journal. The first is the start, and there is one for each action. */
export interface Line<Event> {
  number: number;
  events: Event[];
}

/** The same in words. */
export interface LineInWords<Event> extends Line<Event> {
  told: Told[];
}

export interface Card {
  id: string;
  name: string;
  line: string;
  text: string[];
  value: unknown;
}

/** How a game is wanted. */
export interface Variant {
  /** Several games, until somebody has won often enough. */
  match?: boolean;
  /** How many play, in a game that can be played by different numbers. */
  players?: number;
  /** Cards of one's own, as text in any of the languages: docs/cards-without-java.md. */
  cards?: string;
}

export interface Wanted<Config> extends Variant {
  /** The numbers of decks, one for each player: `decks` of a game lists them. */
  decks?: number[];
  /** What is agreed on before the game; instead of decks. */
  configuration?: Config;
  /** Where all chance comes from; nobody can guess it if it is left out. */
  seed?: Seed;
}

/** How the library is loaded. */
export interface Loading {
  /** WebAssembly if this platform has it with garbage collection, otherwise JavaScript. */
  kind?: "wasm" | "js";
  /** `rules.wasm`, if the program has it already; otherwise it is read from where this package lies. */
  wasm?: ArrayBuffer | Uint8Array;
}

/** Loads all games, once for a page or a worker. `terrene/hobe` and the like load less. */
export function load(options?: Loading): Promise<Terrene>;

/** A seat, a game or a language that is not there was asked for. What players send does not lead to it: `apply` and `open` say what is wrong. */
export class Wrong extends Error {
  readonly problems: WrongThing[];
}

export class Terrene<Id extends keyof Games = keyof Games> {
  private constructor();
  readonly kind: "wasm" | "js";
  /** All games. */
  games(): { game: Id; title: string; players: number[] }[];
  /** The names of the decks of a game, and the numbers of those that are usually played. */
  decks(game: Id): { decks: string[]; usual: number[] };
  /** All cards of a game. */
  cards(game: Id, language?: Language): Card[];
  /** Begins a game, or says everything that is wrong with what is wanted. */
  open<G extends Id>(game: G, wanted?: Wanted<Games[G]["config"]> & { match?: false }): Opened<Games[G]>;
  open(game: Id | (string & {}), wanted?: Wanted<unknown>): Opened<AnyDocuments>;
  /** Plays a replay again, and proves it: the game as it was, or where it first differs. */
  resume<G extends Id>(game: G, replay: string, variant?: Variant & { match?: false }): Opened<Games[G]>;
  resume(game: Id | (string & {}), replay: string, variant?: Variant): Opened<AnyDocuments>;
  /**
   * What a player's screen will show after an action, for a page whose game is at a server: worked out from what the player knows. No board if
   * more decides it, such as chance, a secret, or what others choose.
   */
  foresee<G extends Id>(
    game: G,
    wanted: { seat: Seat; view: Games[G]["view"]; action: Games[G]["action"]; match?: false; names?: string[]; language?: Language },
  ): { board?: Board; problems?: undefined } | Problems;
  foresee(
    game: Id,
    wanted: { seat: Seat; view: unknown; action: unknown; match?: boolean; names?: string[]; language?: Language },
  ): { board?: Board; problems?: undefined } | Problems;
  /** Tables; none is open yet. */
  tables(): Tables;
}

/** What is asked of tables: docs/server.md has all addresses, without `/api/`. */
export interface Asked {
  verb?: "GET" | "POST" | "DELETE";
  /** Such as `tables/7f/moves`. */
  address: string;
  language?: Language;
  /** Shows that one speaks for a seat. */
  token?: string;
  /** A document, such as `{ answers: 7, action }`. */
  body?: unknown;
  /** What is said besides, such as `after`. */
  [parameter: string]: unknown;
}

/** A line of a table, to be kept before anybody hears of what was done. */
export interface Kept {
  table: string;
  /** From 1; if another program has kept a line with that number, this one must not be kept. */
  number: number;
  line: string;
}

/**
 * Tables that a page, a worker or a server in JavaScript hosts: who sits where, journals, bots, clocks, offers. They do nothing by themselves, and
 * know no file: after each call, keep what was `written`, then tell what was `changed`.
 */
export class Tables {
  private constructor();
  /** Answers a request. The numbers are those of HTTP. */
  answer(asked: Asked): { status: number; body: any };
  /**
   * The journal of a table as it is written: `news` gives messages until nothing is new, and nothing at all when it is over. Whoever listens to the journal
   * of a seat is taken to be there as long as the table is in memory.
   */
  listen(
    table: string,
    options?: { after?: number; language?: Language; token?: string; seat?: Seat },
  ): { status: number; body?: any; news?: (characters?: number) => { event: "table" | "message"; data: any }[] | undefined };
  /** The tables at which something has changed since this was asked last. */
  changed(): string[];
  /** What is to be kept since this was asked last, in order. */
  written(): Kept[];
  /** How many lines of a table are known here; 0 if it is not in memory. */
  lines(table: string): number;
  /** Lines that were kept before, or by another program: all if none is known here, else those after the known ones. */
  bring(table: string, lines: string[]): void;
  /** Forgets a table until its lines are brought again: if they could not be kept. */
  forget(table: string): void;
  /** After how many milliseconds bots should `think`; nothing if none is awaited. */
  pause(table: string): number | undefined;
  /** One bot decides. */
  think(table: string): void;
  /** After how many milliseconds somebody's time is up, and to `runOut`. */
  due(table: string): number | undefined;
  runOut(table: string): void;
}

/** A game that is played. It holds all secrets: show to a player what is asked for with the player's seat, and nothing else. */
export class Game<D extends AnyDocuments = AnyDocuments> {
  private constructor();
  /** The number of the latest line of the journals. */
  readonly number: number;
  seats(): Seat[];
  /** Who must decide now; as far as a seat may know it, if there is one. */
  awaited(seat?: Seat): Seat[];
  /** What a seat can choose from. */
  actions(seat: Seat): D["action"][];
  /** The same, in words. */
  choices(seat: Seat, language?: Language): Choice<D["action"]>[];
  /** How a seat leaves the game, if it can. */
  concession(seat: Seat, language?: Language): Choice<D["action"]> | undefined;
  /** What a seat might have thought of and cannot do, and why. */
  refused(seat: Seat, language?: Language): Forbidden<D["action"]>[];
  /** Why an action is not allowed; no reasons if it is. */
  whyNot(action: D["action"], language?: Language): Why | Problems;
  /** Plays an action, whoever sent it. */
  apply(action: D["action"], language?: Language): Done | Why | Problems;
  /** Takes the last action of a seat back, unless the seat has learned something since. */
  undo(seat: Seat, language?: Language): Done | Why | Problems;
  /** What a seat is asked. */
  question(seat: Seat, language?: Language): SentWord[];
  /** What a screen shows to a seat: docs/boards.md. */
  board(seat: Seat, language?: Language): Board;
  /** Everything that a seat may know. */
  view(seat: Seat): D["view"];
  /** The same in terms of the game only. */
  shown(seat: Seat): D["shown"];
  /** What a seat was told, after the line with that number. */
  events(seat: Seat, after?: number): Line<D["event"]>[];
  told(seat: Seat, after?: number, language?: Language): LineInWords<D["event"]>[];
  /** How the game ended, when it is over. */
  outcome(language?: Language): Result | undefined;
  /** A game as it might be, for all that a seat knows: something to plan with. */
  imagine(seat: Seat, seed?: Seed): Opened<D>;
  /** A bot that plays for a seat; `milliseconds` is how long it may think about each decision. */
  bot(seat: Seat, level?: Level, options?: { milliseconds?: number; seed?: Seed }): Bot<D["action"]>;
  configuration(): D["config"];
  /** The same state has the same fingerprint on every platform. */
  fingerprint(): string;
  /** Everything that was played, as text. */
  replay(): string;
}

export class Bot<Action = unknown> {
  private constructor();
  /** What it chooses now, without playing it. */
  decide(): { action: Action; problems?: undefined } | Problems;
}
