// Hobe

export interface Documents {
  config: GameConfig;
  action: Action;
  event: Event;
  view: View;
  shown: ShownGame;
  offered: Offer;
  refused: RefusedOfAction;
  decision: Decision;
  rejection: Rejection;
  problem: Problem;
  outcome: Outcome;
  replay: ReplayOfGameConfigAndAction;
}

/** Something that a player does. */
export type Action =
  /** What lies in two own slots changes places; one of them may be empty. */
  | {
    is: "Move";
    /** Whose action it is. */
    seat: Seat;
    /** One slot, the lower of the two. */
    one: Slot;
    /** The other slot. */
    other: Slot;
  }
  /** Playing a card from the hand. */
  | {
    is: "PlayCard";
    /** Whose action it is. */
    seat: Seat;
    /** Its id. */
    card: string;
    /** The bearer of a Weapon; what an Event aims at, in the order of its text, several of one text in ascending order; of other cards nothing. */
    targets: Array<Choice>;
  }
  /** Putting one's Situation into the Underworld, for the top card of the deck. */
  | {
    is: "Sacrifice";
    /** Whose action it is. */
    seat: Seat;
  }
  /** Ending the Move or the Play phase: the Battle phase begins. */
  | {
    is: "GoToBattle";
    /** Whose action it is. */
    seat: Seat;
  }
  /** Naming the next attacker. */
  | {
    is: "Attack";
    /** Whose action it is. */
    seat: Seat;
    /** Where it stands. */
    slot: Slot;
  }
  /** Playing nothing, or nothing more, in a window. */
  | {
    is: "Pass";
    /** Whose action it is. */
    seat: Seat;
  }
  /** The answer to a question. */
  | {
    is: "Choose";
    /** Whose action it is. */
    seat: Seat;
    /** One of the choices offered. */
    choice: Choice;
  }
  /** Conceding the game. */
  | {
    is: "Concede";
    /** Whose action it is. */
    seat: Seat;
  };

/** What is still to be done. */
export type Agenda = {
  /** The next one first. */
  tasks: Array<Task>;
  /** The effects that are due, the next one first. */
  queue: Array<PendingEffect>;
  /** The effects caused by what is under way; they join the queue when that is complete. */
  caused: Array<PendingEffect>;
};

/** Who is asked what, as far as one seat knows. */
export type AskedOfActionAndDue = {
  /** Who is asked, ascending: awaited. */
  seats: Array<Seat>;
  /** What about, as a short stable key of the game; for a seat that is asked it is the one of its Decision. */
  about: string;
  /** The number of the rule that asks. */
  rule: string;
  /** What has been chosen so far and shows nowhere yet, in the order chosen: of a plan, an activation, an effect. */
  chosen: Array<Action>;
  /** What can be answered, in the order of choices; empty if that is not for this seat to know, and for decisions that are no questions, such as a player's turn. */
  options: Array<Action>;
  /** What asks, and goes on with the answer; none if the course of the game asks. */
  within?: Due;
};

/** What counts now of a Battle card in play, with all effects. */
export type BattleCardStats = {
  /** The number of the card in play. */
  number: number;
  /** Its current reach. */
  reach: Reach;
  /** Its current ATK. */
  attack: number;
  /** How many tokens it can have; those that it has are with the card. */
  hp: number;
};

/** A printed card: a value that holds no game state. */
export type Card = string;

/** A card in play: a Battle card in a slot, a Weapon on one, or a Situation. */
export type CardInPlay = {
  /** Its number, given in order of entry; a new one when the card comes back. */
  number: number;
  /** The card. */
  card: Card;
  /** The player to whose piles it goes when it leaves. */
  owner: Seat;
  /** Where it is, on the side of the player who controls it; a Weapon is where its bearer is. */
  place: Place;
  /** When it came to where it works, counted like numbers: a Battle card to the battlefield, a Weapon with its bearer. */
  since: number;
  /** The HP that a Battle card has left. */
  tokens: number;
  /** The changes made to it, the oldest first. */
  changes: Array<Changed>;
};

/** A change made to a Battle card. */
export type Change =
  /** "ATK +n". */
  | {
    is: "Added";
    points: number;
    /** How long it lasts. */
    duration: Duration;
  }
  /** "ATK = n". */
  | {
    is: "SetTo";
    points: number;
    /** How long it lasts. */
    duration: Duration;
  }
  /** Melee becomes Ranged, or the reverse. */
  | {
    is: "Reaching";
    /** The reach that it gives, or null. */
    reach: Reach;
    /** How long it lasts. */
    duration: Duration;
  };

/** A change, and when it began. */
export type Changed = {
  /** The change. */
  change: Change;
  /** Counted like the numbers of cards. */
  since: number;
};

/** Something that a player names: a target, a bearer, the answer to an effect. */
export type Choice =
  /** A card in play. */
  | {
    is: "InPlay";
    /** Its number. */
    number: number;
  }
  /** A card in the chooser's hand. */
  | {
    is: "InHand";
    /** Its id. */
    card: string;
  }
  /** A card in an Underworld. */
  | {
    is: "Buried";
    /** Whose Underworld. */
    of: Seat;
    /** Its id. */
    card: string;
  }
  /** A slot of the side that the effect fills. */
  | {
    is: "At";
    /** Which. */
    slot: Slot;
  };

/** Where the costs of played cards go. */
export type CostPile = "LOST" | "UNDERWORLD";

/** What follows in a turn of itself. */
export type Course = "TURN" | "EVENTS" | "EVENT_LEAVES" | "ATTACKS" | "END_PHASE" | "DISCARD" | "NEXT_TURN";

/** A decision that the game is waiting for. */
export type Decision = {
  /** Who decides. */
  seat: Seat;
  /** What the decision is about, as a short stable key of the game, for example block. */
  prompt: string;
};

/** The cards that a player brings. */
export type Deck = {
  /** The name of the deck. */
  name: string;
  /** The cards, sorted by id, copies repeated. */
  cards: Array<Card>;
};

/** What is under way in a game, or waits to happen. */
export type Due =
  /** An effect is happening. */
  | {
    is: "UnderWay";
    /** Whose effect it is. */
    card: Card;
    /** The place of the ability on the card. */
    ability: number;
    /** The place of the part of the effect that happens now. */
    part: number;
    /** The card in play, as it is, or as it was when it left; none for an Event between the players. */
    source?: CardInPlay;
    /** The card that gave cause to the effect, as it was then; none for an Event, and for what comes with a turn. */
    cause?: CardInPlay;
    /** What was chosen for that part so far, the first choice first. */
    answers: Array<Choice>;
  }
  /** An effect waits to happen. */
  | {
    is: "Waiting";
    effect: PendingEffect;
  }
  /** An effect was caused by what is under way. */
  | {
    is: "Caused";
    effect: PendingEffect;
  }
  /** A player may play Events of that timing. */
  | {
    is: "EventWindow";
    seat: Seat;
    timing: EventTiming;
  }
  /** The turn takes its course. */
  | {
    is: "Then";
    course: Course;
  };

/** How long a change lasts. */
export type Duration = "THIS_TURN" | "LASTING";

/** One move. */
export type EntryOfAction = {
  /** What was done. */
  action: Action;
  /** The fingerprint of the state after it. */
  after: Fingerprint;
};

/** Something that happened in a game: the only way in which a table changes. */
export type Event =
  /** A coin is tossed. */
  | {
    is: "CoinTossed";
    /** Who goes first. */
    first: Seat;
  }
  /** A turn begins. */
  | {
    is: "TurnBegan";
    /** Its number, counted from 1 for both players together. */
    turn: number;
    /** Whose turn it is. */
    active: Seat;
  }
  /** The next phase begins. */
  | {
    is: "PhaseBegan";
    phase: Phase;
  }
  /** An effect of a card in play happens. */
  | {
    is: "EffectBegan";
    /** The card as it is, or as it was when it left. */
    source: CardInPlay;
    /** The place of the ability on the card. */
    ability: number;
    /** The card that gave cause to it, as it was then; none for what comes with a turn. */
    cause?: CardInPlay;
  }
  /** A player answered an effect. */
  | {
    is: "Chosen";
    seat: Seat;
    choice: Choice;
  }
  /** A player played nothing, or nothing more, in a window, or it closed by itself. */
  | {
    is: "WindowClosed";
    seat: Seat;
  }
  /** What lasts this turn ends. */
  | {
    is: "TurnEnded";
    turn: number;
  }
  /** The game is over: the last one standing wins, and gets a hug. */
  | {
    is: "GameEnded";
    outcome: Outcome;
  }
  /** A player draws a card. */
  | {
    is: "CardDrawn";
    seat: Seat;
    /** The card; only that player knows it. */
    card: Card;
  }
  /** The top cards of a deck go to the Lost pile, face-down. */
  | {
    is: "CardsLost";
    /** Whose deck. */
    seat: Seat;
    /** How many, 1 or more. */
    cards: number;
    /** How many the deck has left. */
    left: number;
  }
  /** The top cards of a deck are paid, face-up, to the Underworld. */
  | {
    is: "CostPaidOpenly";
    seat: Seat;
    /** The cards, the top first. */
    cards: Array<Card>;
  }
  /** A card in a hand is put into its owner's Underworld. */
  | {
    is: "CardDiscarded";
    seat: Seat;
    card: Card;
  }
  /** A card in an Underworld is taken back to its owner's hand. */
  | {
    is: "TakenBack";
    seat: Seat;
    /** The card, which everybody sees on the way. */
    card: Card;
    /** The same card as it lies in the hand, where only its owner sees it. */
    inHand: Card;
  }
  /** Cards of a Lost pile, taken at random, are shuffled into the deck. */
  | {
    is: "CardsRecovered";
    seat: Seat;
    /** The deck afterwards. */
    deck: Pile;
    /** The Lost pile afterwards. */
    lost: Pile;
  }
  /** What lies in two slots of a side changes places. */
  | {
    is: "Moved";
    seat: Seat;
    one: Slot;
    other: Slot;
  }
  /** A player names a card in hand, and its bearer or targets. */
  | {
    is: "CardNamed";
    seat: Seat;
    /** The card, which everybody now sees. */
    card: Card;
    targets: Array<Choice>;
  }
  /** A Battle card, a Weapon or a Situation is played from a hand. */
  | {
    is: "CardPlayed";
    seat: Seat;
    /** The card as it is in play. */
    card: CardInPlay;
  }
  /** An Event is played from a hand: it lies face-up between the players. */
  | {
    is: "EventPlayed";
    event: PlayedEvent;
  }
  /** The Event below the uppermost is countered: it goes to the Underworld without its effect. */
  | {
    is: "EventCountered";
    event: PlayedEvent;
  }
  /** The uppermost Event, whose effect is complete, goes to the Underworld. */
  | {
    is: "EventSpent";
    event: PlayedEvent;
  }
  /** A player puts their Situation into the Underworld. */
  | {
    is: "Sacrificed";
    seat: Seat;
    situation: CardInPlay;
  }
  /** A card attacks. */
  | {
    is: "Attacked";
    /** The number of the card. */
    attacker: number;
    /** Its ATK. */
    attack: number;
    /** The numbers of the cards that it hits; none if it hits the deck. */
    hit: Array<number>;
  }
  /** Tokens of Battle cards are taken or given back, all at the same moment. */
  | {
    is: "TokensChanged";
    cards: Array<Tokens>;
  }
  /** Cards are destroyed, all at the same moment: each goes to the Underworld of its owner, and its Weapons likewise. */
  | {
    is: "Destroyed";
    cards: Array<CardInPlay>;
  }
  /** Battle cards are changed. */
  | {
    is: "CardsChanged";
    /** The number of a thing in play. */
    cards: Array<number>;
    change: Change;
  }
  /** An effect brings a Battle card, with its Weapons, to an empty slot of its side. */
  | {
    is: "Brought";
    seat: Seat;
    from: Slot;
    to: Slot;
  }
  /** An effect puts a Battle card from an Underworld into play. */
  | {
    is: "PutIntoPlay";
    card: CardInPlay;
  }
  /** A card goes back to its owner's hand; its Weapons go to the Underworld. */
  | {
    is: "Returned";
    /** The card, which everybody sees on the way. */
    card: CardInPlay;
    /** The same card as it lies in the hand, where only its owner sees it. */
    inHand: Card;
  };

/** When an Event can be played. */
export type EventTiming = "PLAY_PHASE" | "COUNTER" | "OPPONENT_BATTLE";

/** The value of a Fact as it is written, with its type. */
export type FactValue =
  /** A name, or several. */
  | {
    is: "Text";
    /** Words for people. */
    text: string;
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

/** A short hash of a canonical text, so that two states can be compared without having both: replays carry one for each step. */
export type Fingerprint = string;

/** What a game is configured with. */
export type GameConfig = {
  /** The options of section 13. */
  options: Options;
  /** The decks, South's first. */
  decks: Array<Deck>;
};

/** An action as it is offered to a person: with the cards that it is about, as they are now. */
export type Offer =
  /** An action that says all of that itself. */
  | {
    is: "Plain";
    action: Action;
  }
  /** An attack. */
  | {
    is: "Strike";
    /** The card that attacks. */
    attacker: CardInPlay;
    /** Its current ATK. */
    attack: number;
    /** The Battle cards that would be hit now; none if it is the deck. */
    hit: Array<CardInPlay>;
  }
  /** Choosing a Battle card in play. */
  | {
    is: "BattleCard";
    card: CardInPlay;
    /** Its current reach. */
    reach: Reach;
    /** Its current ATK. */
    attack: number;
  };

/** The options of section 13. */
export type Options = {
  /** How many cards of one name a deck may have, 0 or more. */
  copiesPerCard: number;
  /** How many cards of the name of one God a deck may have, 0 or more. */
  copiesPerGod: number;
  /** Where the costs of played cards go. */
  costPile: CostPile;
  /** Whether counters can be countered. */
  counterCounters: boolean;
  /** How many cards a deck has, more than the opening hand. */
  deckSize: number;
  /** How many cards a hand may have at the end of a turn, 0 or more; none for no limit. */
  handLimit?: number;
  /** How many moves a Move phase has, 9 or more. */
  moveLimit: number;
  /** Whether a window stays open for a player who has nothing legal to play there. */
  offerAllWindows: boolean;
  /** How many cards each player draws before the game, 0 or more. */
  openingHand: number;
  /** Whose Battle cards can bear a Weapon. */
  weaponTargets: WeaponTargets;
  /** How many Weapons a Battle card can bear, 0 or more. */
  weaponsPerCard: number;
};

/** How a game ended. */
export type Outcome = {
  /** All seats that won, ascending; empty if the game is drawn. */
  winners: Array<Seat>;
  /** The number of the rule that ended it. */
  rule: string;
};

/** A card by its owner and name. */
export type Owned = {
  /** Whose. */
  owner: Seat;
  /** Which. */
  card: Card;
};

/** An effect that waits to happen. */
export type PendingEffect = {
  /** Its card, as it was when the effect became due. */
  source: CardInPlay;
  /** The place of the ability on the card. */
  ability: number;
  /** The card that gave cause to it, as it was then; none for what comes with a turn. */
  cause?: CardInPlay;
};

/** The phases of a turn, and what comes before and after them. */
export type Phase = "SETUP" | "START" | "DRAW" | "MOVE" | "PLAY" | "BATTLE" | "END";

/** Cards that not everybody may know: a hand, sorted by id; a deck, the top first; a Lost pile, the oldest card first. */
export type Pile = {
  /** The cards, all UNKNOWN if the viewer may not know them. */
  cards: Array<Card>;
};

/** A slot of one player. */
export type Place = {
  /** Whose side. */
  seat: Seat;
  /** Which slot. */
  slot: Slot;
};

/** An Event that lies face-up between the players. */
export type PlayedEvent = {
  /** Who played it. */
  seat: Seat;
  /** The Event. */
  card: Card;
  /** What it was aimed at, in the order of its text. */
  targets: Array<Choice>;
};

/** One thing wrong with an input: a deck, a configuration, a replay. */
export type Problem = {
  /** Where it is, for example deck of seat B or line 7. */
  place: string;
  /** What is wrong: a key, facts and a sentence. */
  why: Rejection;
};

/** What a player is asked in the middle of an effect. */
export type Question = {
  /** Who is asked. */
  seat: Seat;
  /** The number of the rule that asks. */
  rule: string;
  /** A short stable key, such as target. */
  about: string;
  /** Everything that may be chosen, at least one; others see none if the options are secret. */
  options: Array<Choice>;
};

/** How far a Battle card strikes. */
export type Reach = "MELEE" | "RANGED";

/** What a seat might have thought of and cannot do: an app shows it beside a card, a Character or a button. */
export type RefusedOfAction = {
  /** The action; it does not concede. */
  action: Action;
  /** What whyNot says of it, so at least one reason. */
  why: Array<Rejection>;
};

/** Why something is refused. */
export type Rejection = {
  /** What programs go by. */
  key: string;
  /** The sentence, with the names of facts in braces. */
  template: string;
  /** The facts, in the order in which the sentence names them first. */
  values: Array<FactValue>;
};

/** A game as it was played: everything needed to play it again, with a Fingerprint of the beginning and of every later state, so that a change in the rules shows at the first step that differs, and a changed configuration at the start. */
export type ReplayOfGameConfigAndAction = {
  /** The version of the library that recorded it. */
  library: string;
  /** The name of the game. */
  game: string;
  /** The configuration of the game. */
  config: GameConfig;
  /** The seed of the game. */
  seed: `${bigint}`;
  /** The fingerprint of the beginning: ofStart. */
  start: Fingerprint;
  /** The moves, in order. */
  entries: Array<EntryOfAction>;
};

/** A place at the table, counted from 0. */
export type Seat = string;

/** What a View tells, in the words of the game. */
export type ShownGame = {
  /** Whose eyes it is for. */
  seat: Seat;
  /** The options of the game. */
  options: Options;
  /** The cards that each player brought, as in the view. */
  lists: Array<Array<Card>>;
  /** The table, as in the view. */
  table: Table;
  /** What counts now of each Battle card in play, South's first. */
  battleCards: Array<BattleCardStats>;
  /** Who is asked what; none when the game is over. */
  asked?: AskedOfActionAndDue;
  /** What is under way or waits to happen, the next one first. */
  due: Array<Due>;
};

/** Everything on the side of one player. */
export type Side = {
  /** Whose side. */
  seat: Seat;
  /** The deck, the top first; it is the player's life. */
  deck: Pile;
  /** The hand, sorted by id. */
  hand: Pile;
  /** The Lost pile, the oldest card first; nobody sees it, not even its owner. */
  lost: Pile;
  /** The Underworld, face-up, the oldest card first. */
  underworld: Array<Card>;
  /** The cards in play, slot by slot; a Battle card before its Weapons, an older Weapon before a newer. */
  inPlay: Array<CardInPlay>;
  /** How many cards have been shuffled back from the Lost pile. */
  recovered: number;
};

/** The slots of a side, in the order in which the cards there have their effects. */
export type Slot = "SITUATION" | "FRONT_0" | "FRONT_1" | "BACK_0" | "BACK_1" | "STANDBY_0" | "STANDBY_1" | "STANDBY_2" | "STANDBY_3";

/** Everything on the table. */
export type Table = {
  /** The number of the turn, counted from 1 for both players together; 0 before the first. */
  turn: number;
  /** The phase of the turn. */
  phase: Phase;
  /** Whose turn it is. */
  active: Seat;
  /** South's side. */
  south: Side;
  /** North's side. */
  north: Side;
  /** The Events between the players, the one played first first. */
  played: Array<PlayedEvent>;
  /** What is remembered until the turn ends. */
  thisTurn: ThisTurn;
  /** The number for the next card that enters play or comes to the battlefield. */
  next: number;
  /** How the game ended. */
  outcome?: Outcome;
};

/** Something that is still to be done. */
export type Task =
  /** The active player moves, plays, or goes on to the Battle phase. */
  | {
    is: "MoveOrPlay";
    /** Who decides. */
    seat: Seat;
  }
  /** A turn begins, with "start of turn" effects. */
  | {
    is: "BeginTurn";
    turn: number;
    active: Seat;
  }
  /** The Draw phase: the active player draws a card. */
  | {
    is: "DrawCard";
  }
  /** The active player goes on with the Move or the Play phase. */
  | {
    is: "Continue";
  }
  /** After the Battle phase: "end of turn" effects, the discard, and the next turn. */
  | {
    is: "EndTurn";
  }
  /** What lasts this turn ends, and the next turn begins. */
  | {
    is: "FinishTurn";
  }
  /** At the end of the turn the active player discards cards, one at a time, until the hand is small enough. */
  | {
    is: "DiscardToLimit";
    /** The card to be discarded next, once it is chosen. */
    choice?: Choice;
  }
  /** A player may counter an Event, or play Events at the start of the opponent's Battle phase. */
  | {
    is: "Window";
    /** Who decides. */
    seat: Seat;
    /** Of what can be played. */
    timing: EventTiming;
  }
  /** A window opens. */
  | {
    is: "OpenWindow";
    seat: Seat;
    timing: EventTiming;
  }
  /** The Events between the players have their effects, the one played last first. */
  | {
    is: "ResolveEvents";
  }
  /** The uppermost Event goes to the Underworld, before what it caused happens. */
  | {
    is: "Spend";
  }
  /** The active player names the next attacker. */
  | {
    is: "NameAttacker";
    /** Who decides. */
    seat: Seat;
  }
  /** The next attacker is named; the only one that can attack attacks by itself. */
  | {
    is: "NextAttack";
  }
  /** A player is asked a question by an effect, or which card to discard at the end of the turn. */
  | {
    is: "Ask";
    /** The question. */
    question: Question;
  }
  /** An effect is being carried out, one part after another. */
  | {
    is: "CarryOut";
    /** The card as it is, or as it was when it left; none for the uppermost Event between the players. */
    source?: CardInPlay;
    /** The card that gave cause to the effect, as it was then; none for an Event, and for what comes with a turn. */
    cause?: CardInPlay;
    /** The place of the ability on the card. */
    ability: number;
    /** The place of the next part. */
    next: number;
    /** What has been chosen for that part so far. */
    answers: Array<Choice>;
  }
  /** Effects that are due happen, one after another, until none is left. */
  | {
    is: "Drain";
  };

/** What is remembered until the turn ends. */
export type ThisTurn = {
  /** The numbers of the cards that have attacked. */
  attacked: Array<number>;
  /** The numbers of cards put into play by an effect after a card of that owner and name had left. */
  cameBack: Array<number>;
  /** The cards that left play. */
  left: Array<Owned>;
  /** How many moves were made in the Move phase. */
  moves: number;
  /** Cards in play with a lower number were in play when the Play phase began. */
  settled: number;
  /** The cards that came to a hand from play or an Underworld. */
  toHand: Array<Owned>;
  /** The abilities that have waited for something and happened. */
  used: Array<Usage>;
};

/** The tokens of one Battle card afterwards. */
export type Tokens = {
  /** Its number. */
  card: number;
  /** How many tokens it has left. */
  left: number;
};

/** A record that an ability waited for something and has happened this turn, whether anything came of it or not. */
export type Usage = {
  /** The number of its card. */
  number: number;
  /** The place of the ability on the card. */
  ability: number;
};

/** Everything that one seat may know of a game, and nothing else. */
export type View = {
  /** Whose view it is; an onlooker's seat sees what is public. */
  seat: Seat;
  /** The options of the game. */
  options: Options;
  /** The cards that each player brought, sorted by id; empty where this seat may not know them. */
  lists: Array<Array<Card>>;
  /** The table, with UNKNOWN for every card this seat may not know. */
  table: Table;
  /** The part of what is still to be done that this seat may know. */
  agenda: Agenda;
};

/** Whose Battle cards can bear a Weapon. */
export type WeaponTargets = "OWN" | "ANY";
