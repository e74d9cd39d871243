// Terrene server

export interface Documents {
  valueLine: LineInValues;
  wordLine: LineInWords;
  message: TableMessage;
  table: TableCard;
  board: Board;
  refused: Array<Forbidden>;
  opened: Opened;
  done: Done;
  known: Known;
  replay: Watching;
  titles: Array<Titled>;
  puzzles: Array<NumberedPuzzle>;
  puzzle: PuzzleInWords;
  lesson: LessonInWords;
  choice: Choice;
  cards: Array<CardInWords>;
  proof: Proof;
  waiting: Waiting;
  deck: CheckedDeck;
  refusal: Refusal;
  problems: Problems;
}

/** For how long a person is away. */
export type Absence = "SHORT" | "LONG";

/** What is to be reached. */
export type Aim = "WIN" | "SURVIVE";

/** What a screen shows of a game to one seat, in the words of one language. */
export type Board = {
  /** The boxes from top to bottom; the seat's own side is the last of the sides. */
  boxes: Array<Box>;
};

/** Something on a board. */
export type Box = {
  /** What it is. */
  kind: Kind;
  /** The keys by which actions name it: see Keys; empty if no action can name it. */
  keys: Array<string>;
  /** Its label. */
  label: string;
  /** The id of its card; none if it is not a card, or it is not told which one. */
  card?: string;
  /** How much or how many it is. */
  number?: number;
  /** The maximum of the number. */
  most?: number;
  /** What is in it or on it. */
  boxes: Array<Box>;
};

/** A card in words, and as a value of the game. */
export type CardInWords = {
  /** Its name in texts for programs. */
  id: string;
  /** What it is called. */
  name: string;
  /** What it is, as printed below its name. */
  line: string;
  /** The sentences that are printed on it. */
  text: Array<string>;
  /** By what it differs from other cards at a glance, such as its element and its kind. */
  sorts: Array<Sort>;
  /** By which number it stands in the curve of a deck, such as what it costs; none if there is no such number on it. */
  measure?: Measure;
  /** All that is printed on it. */
  value: GameValue;
};

/** A list that makes a deck, as it is understood. */
export type CheckedDeck = {
  /** The lines that name cards. */
  lines: Array<DeckLine>;
  /** Everything for which the deck would be refused. */
  problems: Array<WrongThing>;
};

/** Something that can be chosen. */
export type Choice = {
  /** What is sent if it is chosen. */
  action: GameValue;
  /** How it is called. */
  label: Array<SentWord>;
  /** The keys of what it touches on the board. */
  keys: Array<string>;
};

export type DeckLine = {
  number: number;
  /** The id of a card. */
  card: string;
  copies: number;
};

/** What changed from one value of a form to another. */
export type Difference = Array<{ path: Array<string | number>; value?: unknown; from?: number; removed?: number; added?: Array<unknown> }>;

/** Something was done. */
export type Done = {
  /** The number of the seat's latest line after it. */
  number: number;
};

/** The value of a fact in a rejection, with its type. */
export type FactValue =
  /** A name or a word. */
  | {
    is: "Text";
    /** Text for people. */
    text: string;
  }
  /** Several names or words. */
  | {
    is: "Words";
    /** Text for people. */
    words: Array<string>;
  }
  /** A card, by its id. */
  | {
    is: "Card";
    /** The id of a card. */
    card: string;
  }
  /** A whole number. */
  | {
    is: "Whole";
    number: `${bigint}`;
  }
  /** A seat. */
  | {
    is: "Player";
    seat: Seat;
  };

/** Something that cannot be chosen. */
export type Forbidden = {
  /** What would be sent. */
  action: GameValue;
  /** How it is called. */
  label: Array<SentWord>;
  /** The keys of what it touches on the board. */
  keys: Array<string>;
  /** Why it cannot be chosen. */
  why: Array<Reason>;
};

/** A value of the game, such as an action or an event: the schema of the game describes it. */
export type GameValue = unknown;

/** What a box is. */
export type Kind = "SIDE" | "OWN" | "METER" | "COUNT" | "PILE" | "HAND" | "ROW" | "SPOT" | "CARD" | "HIDDEN" | "FIGURE" | "MARK" | "TEXT";

/** All that a seat may know. */
export type Known = {
  /** The number of the seat's latest line. */
  number: number;
  /** The view after it. */
  view: GameValue;
};

/** A step of a lesson, without what is on the table. */
export type LessonCard = {
  /** What is played, as in addresses. */
  game: string;
  /** What is played, for people. */
  title: string;
  /** The number of the step, from 1. */
  step: number;
  /** How many steps there are. */
  of: number;
  /** The learner's. */
  seat: Seat;
  /** What the players are called. */
  seats: Array<Place>;
  /** The places of the decks, one for each seat, for whoever wants to play on with them. */
  decks: Array<number>;
  /** What the step is about, in a few words. */
  heading: Array<SentWord>;
  /** What is said. */
  says: Array<SentWord>;
  /** The numbers of the rules that it is about. */
  rules: Array<string>;
  /** What it points at: of each thing the way to its box, from the place of a box on the board, counted from 0, to that of the box within it, and so on. */
  points: Array<Array<number>>;
};

/** A step of a lesson. */
export type LessonInWords = {
  /** What is said in it. */
  lesson: LessonCard;
  /** What the learner is to choose; none if there is only something to see. */
  choice?: Choice;
  /** The journal of the seat, from the beginning of the game on. */
  lines: Array<LineInWords>;
};

/** The strength of a bot for people, from the weakest to the strongest. */
export type Level = "BEGINNER" | "CASUAL" | "ATTENTIVE" | "SKILLED" | "MASTER";

/** A line of a journal for a client that asks for values. */
export type LineInValues = {
  /** The number of the line, from 1. */
  number: number;
  /** What it is about. */
  what: What;
  /** Who did it; none if it happened in the game, all agreed, or nobody at the table did it. */
  by?: Seat;
  /** Whether the others had to agree to take something back. */
  agreed?: boolean;
  /** What was offered. */
  offer?: Offer;
  /** Who was let go. */
  seat?: Seat;
  /** What happened in the game, as the seat is told. */
  events?: Array<GameValue>;
  /** What a screen shows then; only on the first line that is sent. */
  shown?: GameValue;
  /** What has changed there since the line before; on all other lines. */
  changes?: Difference;
  /** The actions to choose from; only on the newest line. */
  choices?: Array<GameValue>;
  /** Whether the game is over; only the newest line can say so. */
  over: boolean;
  /** How the game ended, if it is over. */
  outcome?: Result;
  /** What waits for replies; only on the newest line. */
  proposal?: Offered;
  /** The clocks of all seats, if time is limited; only on the newest line. */
  clocks?: Array<SentClock>;
  /** The seats that this seat sees as awaited. */
  awaited: Array<Seat>;
};

/** A line of a journal for a client that asks for words. */
export type LineInWords = {
  /** The number of the line, from 1. */
  number: number;
  /** What it is about. */
  what: What;
  /** Who did it; none if it happened in the game, all agreed, or nobody at the table did it. */
  by?: Seat;
  /** Whether the others had to agree to take something back. */
  agreed?: boolean;
  /** What was offered. */
  offer?: Offer;
  /** Who was let go. */
  seat?: Seat;
  /** What happened, in sentences. */
  told: Array<Told>;
  /** What is where on the board then; only on the first line that is sent. */
  board?: Board;
  /** What has changed there since the line before; on all other lines. */
  boardChanges?: Difference;
  /** What is asked; only on the newest line, as the next three. */
  question?: Array<SentWord>;
  /** What can be chosen. */
  choices?: Array<Choice>;
  /** Whether the last action can be taken back. */
  canUndo?: boolean;
  /** How to leave the game, if that is possible. */
  concede?: Choice;
  /** Whether the game is over; only the newest line can say so. */
  over: boolean;
  /** How the game ended, if it is over. */
  outcome?: Result;
  /** What waits for replies; only on the newest line. */
  proposal?: Offered;
  /** The clocks of all seats, if time is limited; only on the newest line. */
  clocks?: Array<SentClock>;
  /** The seats that this seat sees as awaited. */
  awaited: Array<Seat>;
};

/** The number by which the cards of a deck are laid out in a curve: what a card costs, say, or its level. */
export type Measure = {
  /** What the number is called. */
  word: string;
  /** How much of it is printed on the card. */
  number: number;
};

/** A fact. */
export type Mentioned = {
  /** What it is about. */
  name: string;
  /** Its value. */
  value: FactValue;
};

/** One of the puzzles of a game. */
export type NumberedPuzzle = {
  /** Which it is, from 1. */
  number: number;
  /** How hard it is, from 1 to 5. */
  grade: number;
  /** How many decisions its solution has at most. */
  decisions: number;
};

/** Something that can be done at any table if all players agree, regardless of the game. */
export type Offer = "UNDO" | "DRAW";

/** What waits for replies. */
export type Offered = {
  /** Who offers it. */
  by: Seat;
  /** What is offered. */
  offer: Offer;
  /** Whether a reply of the reader is awaited. */
  reply: boolean;
};

/** A table that was opened, or a seat that was taken. */
export type Opened = {
  /** The name of the table in addresses. */
  table: string;
  /** The seat that was taken; none if bots have all. */
  seat?: Seat;
  /** Shows that one speaks for the seat. */
  token?: string;
  /** Is given to whoever may see what the seat sees, and do nothing. */
  coach?: string;
};

/** Cards of somebody's own, which whoever sits down must have agreed to. */
export type OwnCards = {
  /** How many there are. */
  number: number;
  /** The first hexadecimal digits of the SHA-256 of their text in UTF-8. */
  hash: string;
};

/** A seat at a table. */
export type Place = {
  /** The seat. */
  seat: Seat;
  /** What others call who sits there; none if the seat is open. */
  name?: string;
  /** Who decides. */
  kind: Sitter;
  /** How strong a bot is; none unless a bot sits there. */
  level?: Level;
  /** Whether the person who sat there last is away, while the game waits for that seat; none if not, and of one's own seat. */
  away?: Absence;
};

/** Why a request was not carried out. */
export type Problems = {
  /** Everything that is wrong with it. */
  problems: Array<WrongThing>;
};

/** What is to be said of cards that somebody writes. */
export type Proof = {
  /** In which they are written. */
  language: string;
  /** Those that are understood. */
  cards: Array<CardInWords>;
  /** Everything that is wrong with them. */
  problems: Array<WrongThing>;
  /** What is legal and probably meant otherwise. */
  hints: Array<WrongThing>;
};

/** A puzzle, without its position: a client is told the solution only if it asks for it. */
export type PuzzleCard = {
  /** What is played, as in addresses. */
  game: string;
  /** What is played, for people. */
  title: string;
  /** Which of the puzzles of this game it is, from 1. */
  number: number;
  /** How many there are. */
  of: number;
  /** How hard it is, from 1 to 5. */
  grade: number;
  /** How many decisions its solution has at most. */
  decisions: number;
  /** For whom the client's player chooses. */
  seat: Seat;
  /** What the players are called. */
  seats: Array<Place>;
  /** What is to be reached. */
  aim: Aim;
  /** How many more turns may begin: 0 if all must happen in this turn. */
  turns: number;
  /** Whether the player is told what others hold, besides what that seat sees; decks stay hidden. */
  shown: boolean;
  /** The cards that are told of. */
  told: Array<Unseen>;
};

/** A puzzle, and what became of an attempt at it. */
export type PuzzleInWords = {
  /** What it is about. */
  puzzle: PuzzleCard;
  /** What became of the last choice; none if nothing was chosen yet. */
  verdict?: Verdict;
  /** The journal of the seat. */
  lines: Array<LineInWords>;
};

/** Why something is refused. */
export type Reason = {
  /** The number of the rule that forbids it; an empty text if none does. */
  rule: string;
  /** The stable key that programs go by. */
  key: string;
  /** What the sentence mentions. */
  facts: Array<Mentioned>;
  /** Why, for people. */
  sentence: string;
};

/** Why the rules or the table refuse something. */
export type Refusal = {
  /** All reasons. */
  why: Array<Reason>;
};

/** How a game ended. */
export type Result = {
  /** The seats that won; empty if the game is drawn. */
  winners: Array<Seat>;
  /** The seats that lost; empty if the game is drawn. */
  losers: Array<Seat>;
  /** All seats by rank, the best first; those in the same list share a rank. */
  ranks: Array<Array<Seat>>;
  /** The number of the rule that ended the game; none if all agreed on a draw. */
  rule?: string;
  /** How it ended, as a sentence; only where words are asked for. */
  words?: Array<SentWord>;
};

/** The role of a sentence among others. */
export type Role = "GOES_ON" | "BEGINS" | "HEADING" | "ENDS" | "ASIDE";

/** A place at the table, counted from 0 and written as a letter: A is seat 0. */
export type Seat = string;

/** The clock of a seat. */
export type SentClock = {
  /** Whose clock it is. */
  seat: Seat;
  /** How much of its main time is left, in milliseconds; none if that is not limited. */
  left?: number;
  /** When its time is up, in milliseconds from now; none unless its clock runs. */
  due?: number;
};

/** A piece of what is said, so that a client can turn it into links and colours. */
export type SentWord = {
  /** What it is. */
  kind: WordKind;
  /** How it is written. */
  text: string;
  /** For a card its id, for a seat its letter, for a thing in play or a number the digits. */
  about?: string;
};

/** Who decides for a seat. */
export type Sitter = "OPEN" | "PERSON" | "BOT";

/** What sort of card a card is, in one respect: its element, say, or its kind. */
export type Sort = {
  /** The same in every language. */
  key: string;
  /** What it is called. */
  word: string;
};

/** A table, without what happened there. */
export type TableCard = {
  /** Its name in addresses. */
  table: string;
  /** What is played, as in addresses. */
  game: string;
  /** What is played, for people. */
  title: string;
  /** Whether it is a match of that game. */
  match: boolean;
  /** Who sits where. */
  seats: Array<Place>;
  /** The seat of whoever may stop the clocks: who opened the table, or the next person who plays on; none if nobody sits there. */
  host?: Seat;
  /** The cards of somebody's own that are played beside the others; none if there are none. */
  own?: OwnCards;
  /** Whether a game is only watched that was played before: all journals can be read, and nobody can sit down. */
  replay: boolean;
  /** Whether the game is over; in a stream, this is said only after the last line. */
  over: boolean;
  /** How it ended, if it is over. */
  outcome?: Result;
  /** Why nobody can play on there, though it may not be over: its rules or cards have changed since, or it was closed. */
  stopped?: Reason;
};

/** The message table of a stream. */
export type TableMessage = {
  /** Whose journal it is; none for the onlookers'. */
  seat?: Seat;
  /** The table. */
  table: TableCard;
};

/** A game that can be asked for. */
export type Titled = {
  /** Its name in addresses. */
  game: string;
  /** Its name for people. */
  title: string;
};

/** A sentence of a line. */
export type Told = {
  /** Its role among other sentences. */
  role: Role;
  /** What it says. */
  words: Array<SentWord>;
};

/** Cards that the player does not see: those that somebody holds, if hands are shown, otherwise all, wherever they lie. */
export type Unseen = {
  /** Whose cards they are. */
  owner: Seat;
  /** Their names, sorted by their ids. */
  cards: Array<SentWord>;
};

/** What became of the last choice. */
export type Verdict = "RIGHT" | "WRONG" | "SOLVED";

/** Who wants to play once more. */
export type Waiting = {
  /** What those are called who wait at the next table. */
  waiting: Array<string>;
};

/** Somebody wants to watch a game that was played before. */
export type Watching = {
  /** The text of its replay. */
  replay: string;
};

/** What a line is about. */
export type What = "HAPPENED" | "TAKEN_BACK" | "PROPOSED" | "DECLINED" | "DRAW_AGREED" | "CLOCKS_STOPPED" | "CLOCKS_STARTED" | "DISMISSED";

/** What a piece is. */
export type WordKind = "WORDS" | "CARD" | "SEAT" | "NUMBER" | "TEXT";

/** One thing that is wrong with a request. */
export type WrongThing = {
  /** Where it is wrong. */
  place: string;
  /** The stable key that programs go by. */
  key: string;
  /** What is wrong, for people. */
  sentence: string;
};
