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

/** What cards do and undergo, and texts can forbid. */
export type Act = "BEAR_WEAPON" | "ATTACK" | "BE_DESTROYED" | "BE_CHOSEN";

/** Something that a player does. */
export type Action =
  /** Exchanging the contents of two of your own slots, one of which may be empty. */
  | {
    is: "Move";
    /** The player who acts. */
    seat: Seat;
    /** The lower of the two slots. */
    one: Slot;
    /** The other slot. */
    other: Slot;
  }
  /** Playing a card from the hand. */
  | {
    is: "PlayCard";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
    /** The bearer of a Weapon; the targets of an Event, in the order of its text, several of one text in ascending order; nothing for other cards. */
    targets: Array<Choice>;
  }
  /** Putting your own Situation into the Underworld, for the top card of the deck. */
  | {
    is: "Sacrifice";
    /** The player who acts. */
    seat: Seat;
  }
  /** Ending the Move or the Play phase: the Battle phase begins. */
  | {
    is: "GoToBattle";
    /** The player who acts. */
    seat: Seat;
  }
  /** Naming the next attacker. */
  | {
    is: "Attack";
    /** The player who acts. */
    seat: Seat;
    /** The slot of the attacker. */
    slot: Slot;
  }
  /** Playing nothing, or nothing more, in a window. */
  | {
    is: "Pass";
    /** The player who acts. */
    seat: Seat;
  }
  /** The answer to a question. */
  | {
    is: "Choose";
    /** The player who acts. */
    seat: Seat;
    /** One of the choices offered. */
    choice: Choice;
  }
  /** Conceding the game. */
  | {
    is: "Concede";
    /** The player who acts. */
    seat: Seat;
  };

/** What is still to be done. */
export type Agenda = {
  /** The tasks, the next one first. */
  tasks: Array<Task>;
  /** The effects that are due, the next one first. */
  queue: Array<PendingEffect>;
  /** The effects caused by what is under way; they join the queue when that is complete. */
  caused: Array<PendingEffect>;
};

/** What a player can say. */
export type Answer = "YES" | "NO" | "ENOUGH";

/** The decision that the game is waiting for, as far as one seat may know it. */
export type AskedOfActionAndDue = {
  /** The seats that are asked, in ascending order. */
  seats: Array<Seat>;
  /** What is asked, as a short stable key of the game; for a seat that is asked, it is the key of its Decision. */
  about: string;
  /** The number of the rule that asks. */
  rule: string;
  /** What has been chosen so far and is not visible anywhere else yet, in the order chosen: parts of a plan, an activation or an effect. */
  chosen: Array<Action>;
  /** The possible answers; empty if this seat may not know them, and for decisions that are not questions, such as a player's turn. */
  options: Array<Action>;
  /** What asks the question and continues with the answer; none if the question belongs to the normal course of the game. */
  within?: Due;
};

/** The current values of a Battle card in play, with all effects. */
export type BattleCardStats = {
  /** The number of the card. */
  number: number;
  /** Its current reach. */
  reach: Reach;
  /** Its current ATK. */
  attack: number;
  /** The number of tokens it can have; the tokens it does have are with the card. */
  hp: number;
};

/** A printed card, a value that holds no game state; where it is not written in full, its id stands for it. */
export type Card = string;

/** A card in play: a Battle card in a slot, a Weapon on one, or a Situation. */
export type CardInPlay = {
  /** Its number, given in order of entry; a card that comes back gets a new one. */
  number: number;
  /** The card. */
  card: Card;
  /** The player whose hand or piles it goes to when it leaves. */
  owner: Seat;
  /** Where it is, on the side of the player who controls it; a Weapon is where its bearer is. */
  place: Place;
  /** When it came to where it works, counted like the numbers of cards: a Battle card to the battlefield, a Weapon to its bearer. */
  since: number;
  /** The HP that a Battle card has left. */
  tokens: number;
  /** The changes made to it, the oldest first. */
  changes: Array<Changed>;
};

/** A change made to a Battle card. */
export type Change =
  /** A number is added to the ATK: "ATK +n". */
  | {
    is: "Added";
    /** The number; negative if the ATK is lowered. */
    points: number;
    /** How long it lasts. */
    duration: Duration;
  }
  /** The ATK is set to a number: "ATK = n". */
  | {
    is: "SetTo";
    /** The number. */
    points: number;
    /** How long it lasts. */
    duration: Duration;
  }
  /** It is something: "Ranged". */
  | {
    is: "Made";
    /** What it is. */
    quality: Quality;
    /** How long it lasts. */
    duration: Duration;
  }
  /** It cannot do something: "cannot attack". */
  | {
    is: "Forbidden";
    /** What it cannot do. */
    deed: Act;
    /** How long it lasts. */
    duration: Duration;
  }
  /** The next damage to it is prevented. */
  | {
    is: "Protected";
    /** How long it lasts. */
    duration: Duration;
  };

/** A change, and when it began. */
export type Changed = {
  /** The change. */
  change: Change;
  /** When the change began, counted like the numbers of cards. */
  since: number;
};

/** What a player chooses when something is asked: a card, a player, a word. */
export type Choice =
  /** A word: whether somebody wants something, or has chosen enough. */
  | {
    is: "Say";
    /** The word. */
    answer: Answer;
  }
  /** One of several things that can happen. */
  | {
    is: "OneOf";
    /** Its place in the text, counted from 0. */
    place: number;
  }
  /** A card in the chooser's hand. */
  | {
    is: "InHand";
    /** The id of the card. */
    card: string;
  }
  /** A card in play. */
  | {
    is: "InPlay";
    /** The number of the card. */
    number: number;
  }
  /** A card in an Underworld. */
  | {
    is: "Buried";
    /** The player whose Underworld it is. */
    of: Seat;
    /** The id of the card. */
    card: string;
  }
  /** A slot on the side where the effect puts a card. */
  | {
    is: "At";
    /** The slot. */
    slot: Slot;
  };

/** Where the costs of played cards go. */
export type CostPile = "LOST" | "UNDERWORLD";

/** What follows automatically in a turn. */
export type Course = "TURN" | "EVENTS" | "EVENT_LEAVES" | "ATTACKS" | "END_PHASE" | "DISCARD" | "NEXT_TURN";

/** A decision that the game is waiting for. */
export type Decision = {
  /** The player who decides. */
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

/** What is under way in a game, or waiting to happen. */
export type Due =
  /** An effect is happening. */
  | {
    is: "UnderWay";
    /** The card that has the effect. */
    card: Card;
    /** The place of the ability on the card. */
    ability: number;
    /** How far it is carried out. */
    progress: Progress;
    /** The card in play, as it is now, or as it was when it left; none for an Event between the players. */
    source?: CardInPlay;
    /** The card that caused the effect, as it was then; none for an Event, and for effects that come with a turn. */
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
  /** A player may play Events of a certain timing. */
  | {
    is: "EventWindow";
    /** The player who may play Events. */
    seat: Seat;
    /** The timing of these Events. */
    timing: EventTiming;
  }
  /** The turn continues. */
  | {
    is: "Then";
    /** What follows. */
    course: Course;
  };

/** How long a change lasts. */
export type Duration = "THIS_TURN" | "LASTING" | "NEXT_FIGHT";

/** One move. */
export type EntryOfAction = {
  /** The action. */
  action: Action;
  /** The fingerprint of the state after it. */
  after: Fingerprint;
};

/** Something that happened in a game: the only way in which a table changes. */
export type Event =
  /** A coin is tossed. */
  | {
    is: "CoinTossed";
    /** The player who goes first. */
    first: Seat;
  }
  /** A turn begins. */
  | {
    is: "TurnBegan";
    /** The number of the turn, counted from 1 for both players together. */
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
    /** The card that has the effect, as it is now, or as it was when it left. */
    source: CardInPlay;
    /** The place of the ability on the card. */
    ability: number;
    /** The card that caused the effect, as it was then; none for effects that come with a turn. */
    cause?: CardInPlay;
  }
  /** A player answered an effect. */
  | {
    is: "Chosen";
    seat: Seat;
    choice: Choice;
  }
  /** A player played nothing, or nothing more, in a window, or the window closed by itself. */
  | {
    is: "WindowClosed";
    seat: Seat;
  }
  /** The turn ends, and with it whatever lasts this turn. */
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
    /** The player who draws. */
    seat: Seat;
    /** The card; only that player knows it. */
    card: Card;
  }
  /** A player looks at cards, which stay where they are. */
  | {
    is: "CardsShown";
    /** The player who looks; only that player sees them. */
    seat: Seat;
    /** The player whose cards they are. */
    of: Seat;
    /** Where they are: a hand, or the top of a deck. */
    where: Where;
    /** The cards, of a deck the top one first. */
    cards: Array<Card>;
  }
  /** The top cards of a deck go to its owner's Lost pile, face-down. */
  | {
    is: "CardsLost";
    /** The player whose deck it is. */
    seat: Seat;
    /** The number of cards, 1 or more. */
    cards: number;
    /** The number of cards that the deck has left. */
    left: number;
  }
  /** The top cards of a deck are paid face-up to its owner's Underworld. */
  | {
    is: "CostPaidOpenly";
    /** The player who pays. */
    seat: Seat;
    /** The cards, the top first. */
    cards: Array<Card>;
  }
  /** A card in a hand is put into its owner's Underworld. */
  | {
    is: "CardDiscarded";
    /** The player who discards. */
    seat: Seat;
    /** The card that leaves it. */
    card: Card;
  }
  /** A card in an Underworld is taken back to its owner's hand. */
  | {
    is: "TakenBack";
    seat: Seat;
    /** The card as everybody sees it on the way. */
    card: Card;
    /** The same card as it lies in the hand, where only its owner sees it. */
    inHand: Card;
  }
  /** Cards of a Lost pile, taken at random, are shuffled into the deck. */
  | {
    is: "CardsRecovered";
    /** The player whose cards they are. */
    seat: Seat;
    /** The deck afterwards. */
    deck: Pile;
    /** The Lost pile afterwards. */
    lost: Pile;
  }
  /** The contents of two slots of a side are exchanged. */
  | {
    is: "Moved";
    /** The player whose side it is. */
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
    /** The number of the card that attacks. */
    attacker: number;
    /** Its ATK. */
    attack: number;
    /** The numbers of the cards that it hits; none if it hits the deck. */
    hit: Array<number>;
  }
  /** Tokens of Battle cards are taken or given back, all at the same time. */
  | {
    is: "TokensChanged";
    /** The cards, with the tokens they have now. */
    cards: Array<Tokens>;
  }
  /** Cards are destroyed, all at the same moment: each goes to the Underworld of its owner, and its Weapons likewise. */
  | {
    is: "Destroyed";
    cards: Array<CardInPlay>;
  }
  /** The ATK or the reach of Battle cards is changed. */
  | {
    is: "CardsChanged";
    /** The numbers of the Battle cards. */
    cards: Array<number>;
    change: Change;
  }
  /** An effect brings a Battle card, with its Weapons, to an empty slot of its side. */
  | {
    is: "Brought";
    /** The player whose side it is. */
    seat: Seat;
    /** The slot it leaves. */
    from: Slot;
    /** The slot it comes to. */
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
    /** The card as everybody sees it on the way. */
    card: CardInPlay;
    /** The same card as it lies in the hand, where only its owner sees it. */
    inHand: Card;
  }
  /** Damage to Battle cards is prevented. */
  | {
    is: "DamagePrevented";
    /** The numbers of the cards. */
    cards: Array<number>;
  }
  /** A Battle card changes sides, with its Weapons. */
  | {
    is: "ControlTaken";
    /** The number of the card. */
    card: number;
    /** Where it goes. */
    to: Place;
  }
  /** A card goes to its owner's Lost pile; its Weapons go to the Underworld. */
  | {
    is: "Exiled";
    /** The card as everybody sees it on the way. */
    card: CardInPlay;
    /** The same card as it lies in the pile, where nobody sees it. */
    lost: Card;
  };

/** When an Event can be played. */
export type EventTiming = "PLAY_PHASE" | "COUNTER" | "OPPONENT_BATTLE";

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

/** A short hash of a canonical text, so that two states can be compared without having both: replays carry one for each step. */
export type Fingerprint = string;

/** The configuration of a game. */
export type GameConfig = {
  /** The options of section 13 of the rules. */
  options: Options;
  /** The decks, South's first. */
  decks: Array<Deck>;
};

/** An action as an app offers it to a person, with the current state of the cards it is about. */
export type Offer =
  /** An action that needs no further details. */
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
    /** The Battle cards that would be hit now; none if the deck would be. */
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

/** The options of section 13 of the rules. */
export type Options = {
  /** How many cards of one name a deck may have, 0 or more. */
  copiesPerCard: number;
  /** How many cards of the name of one God a deck may have, 0 or more. */
  copiesPerGod: number;
  /** Where the costs of played cards go. */
  costPile: CostPile;
  /** Whether counters can be countered. */
  counterCounters: boolean;
  /** The number of cards in a deck, more than in the opening hand. */
  deckSize: number;
  /** How many cards a hand may have at the end of a turn, 0 or more; none for no limit. */
  handLimit?: number;
  /** The number of moves in a Move phase, 9 or more. */
  moveLimit: number;
  /** Whether a window stays open for a player who has nothing legal to play there. */
  offerAllWindows: boolean;
  /** The number of cards each player draws before the game, 0 or more. */
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

/** A card, identified by its owner and its name. */
export type Owned = {
  /** The player who owns it. */
  owner: Seat;
  /** The card. */
  card: Card;
};

/** An effect that waits to happen. */
export type PendingEffect = {
  /** The card that has the effect, as it was when the effect became due. */
  source: CardInPlay;
  /** The place of the ability on the card. */
  ability: number;
  /** The card that caused the effect, as it was then; none for effects that come with a turn. */
  cause?: CardInPlay;
};

/** The setup of a game and the phases of a turn. */
export type Phase = "SETUP" | "START" | "DRAW" | "MOVE" | "PLAY" | "BATTLE" | "END";

/** Cards that not everybody may know: a hand, sorted by id; a deck, the top card first; a Lost pile, the oldest card first. */
export type Pile = {
  /** The cards, all "unknown" (UNKNOWN) if the viewer may not know them. */
  cards: Array<Card>;
};

/** A slot of one player. */
export type Place = {
  /** The player whose side it is. */
  seat: Seat;
  /** The slot. */
  slot: Slot;
};

/** An Event that lies face-up between the players. */
export type PlayedEvent = {
  /** The player who played it. */
  seat: Seat;
  /** The Event. */
  card: Card;
  /** Its targets, in the order of its text. */
  targets: Array<Choice>;
};

/** One thing wrong with an input: a deck, a configuration, a replay. */
export type Problem = {
  /** Where it is, for example deck of seat B or line 7. */
  place: string;
  /** What is wrong: a key, facts and a sentence. */
  why: Rejection;
};

/** How far an ability is carried out: the place of the effect under way, and within it what is still to happen. */
export type Progress = {
  /** The place of the effect in the ability. */
  next: number;
  /** The steps of the flows under way that are left, the innermost flow first; the first step of each is under way. */
  within: Array<Array<Step>>;
  /** The numbers of the things that were chosen last. */
  those: Array<number>;
};

/** What a text can make a thing be, in place of what is printed, such as "Ranged": an enum of the game. */
export type Quality =
  /** How far a Battle card can strike. */
  | { is: "Reach"; value: Reach }
  /** What the attacks of a Battle card hit. */
  | { is: "Strike"; value: Strike };

/** What a player is asked, with everything that may be answered. */
export type Question = {
  /** The player who is asked. */
  seat: Seat;
  /** The number of the rule that asks. */
  rule: string;
  /** What is asked, as a short stable key, such as target. */
  about: string;
  /** Whether only the asked player may know what can be chosen. */
  secret: boolean;
  /** Everything that may be chosen, each once; empty for other players if that is secret, since even their number would tell. */
  options: Array<Choice>;
};

/** How far a Battle card can strike. */
export type Reach = "MELEE" | "RANGED";

/** An action that a seat might expect to be possible but that is refused, for an app to show beside a card, a Character or a button. */
export type RefusedOfAction = {
  /** The refused action; never one that concedes. */
  action: Action;
  /** The reasons why it is refused, at least one. */
  why: Array<Rejection>;
};

/** Why something is refused. */
export type Rejection = {
  /** The stable key that programs go by, for example TO-7.2/sp-taken. */
  key: string;
  /** The sentence for people, with the names of the facts in braces. */
  template: string;
  /** The values of the facts, in the order in which the sentence first names them. */
  values: Array<FactValue>;
};

/** A recorded game: its configuration, seed and moves, with a Fingerprint of the start and of the state after each move. */
export type ReplayOfGameConfigAndAction = {
  /** The version of the library that recorded it. */
  library: string;
  /** The name of the game. */
  game: string;
  /** The configuration of the game. */
  config: GameConfig;
  /** The seed of the game. */
  seed: `${bigint}`;
  /** The fingerprint of the start. */
  start: Fingerprint;
  /** The moves, in order. */
  entries: Array<EntryOfAction>;
};

/** A place at the table, counted from 0 and written as a letter: A is seat 0. */
export type Seat = string;

/** A game as it is shown to one seat: the View in terms of the game. */
export type ShownGame = {
  /** The seat that the game is shown to. */
  seat: Seat;
  /** The options of the game. */
  options: Options;
  /** The cards that each player brought, as in the view. */
  lists: Array<Array<Card>>;
  /** The table, as in the view. */
  table: Table;
  /** The current values of each Battle card in play, South's cards first. */
  battleCards: Array<BattleCardStats>;
  /** The decision that the game is waiting for: who is asked, and what; none when the game is over. */
  asked?: AskedOfActionAndDue;
  /** What is under way or waiting to happen, the next one first. */
  due: Array<Due>;
};

/** Everything on the side of one player. */
export type Side = {
  /** The player whose side it is. */
  seat: Seat;
  /** The deck, the top card first; it is the player's life. */
  deck: Pile;
  /** The hand, sorted by id. */
  hand: Pile;
  /** The Lost pile, the oldest card first; nobody sees it, not even its owner. */
  lost: Pile;
  /** The Underworld, face-up, the oldest card first. */
  underworld: Array<Card>;
  /** The cards in play, slot by slot; a Battle card before its Weapons, an older Weapon before a newer one. */
  inPlay: Array<CardInPlay>;
  /** The number of cards that have been shuffled back from the Lost pile. */
  recovered: number;
};

/** The slots of a side, in the order in which the cards there have their effects. */
export type Slot = "SITUATION" | "FRONT_0" | "FRONT_1" | "BACK_0" | "BACK_1" | "STANDBY_0" | "STANDBY_1" | "STANDBY_2" | "STANDBY_3";

/** A part that is to happen. */
export type Step = {
  /** Its place among the parts. */
  part: number;
  /** The number of the thing for which it happens; 0 if it happens for none in particular. */
  of: number;
};

/** What the attacks of a Battle card hit. */
export type Strike = "THROUGH" | "FIRST_ONLY";

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
  /** The Events between the players, in the order in which they were played. */
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
    /** The player who decides. */
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
  /** Whatever lasts this turn ends, and the next turn begins. */
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
    /** The player who decides. */
    seat: Seat;
    /** The timing of the Events that can be played. */
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
  /** The uppermost Event goes to the Underworld, before the effects that it caused happen. */
  | {
    is: "Spend";
  }
  /** The active player names the next attacker. */
  | {
    is: "NameAttacker";
    /** The player who decides. */
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
    /** The card that has the effect, as it is now, or as it was when it left; none for the uppermost Event between the players. */
    source?: CardInPlay;
    /** The card that caused the effect, as it was then; none for an Event, and for effects that come with a turn. */
    cause?: CardInPlay;
    /** The place of the ability on the card. */
    ability: number;
    /** How far it is carried out. */
    progress: Progress;
    /** What has been chosen for the part under way so far. */
    answers: Array<Choice>;
  }
  /** Effects that are due happen, one after another, until none is left. */
  | {
    is: "Drain";
  };

/** What is remembered until the turn ends. */
export type ThisTurn = {
  /** The numbers of the cards that have attacked, each as often as it has. */
  attacked: Array<number>;
  /** The numbers of cards put into play by an effect after a card of that owner and name had left. */
  cameBack: Array<number>;
  /** The cards that left play. */
  left: Array<Owned>;
  /** The number of moves made in the Move phase. */
  moves: number;
  /** Cards in play with a lower number were in play when the Play phase began. */
  settled: number;
  /** The cards that came to a hand from play or an Underworld. */
  toHand: Array<Owned>;
  /** The abilities that waited for something and have happened. */
  used: Array<Usage>;
};

/** The tokens that one Battle card has after a change. */
export type Tokens = {
  /** The number of the card. */
  card: number;
  /** The number of tokens it has left. */
  left: number;
};

/** A record that an ability that waited for something has happened this turn, whether it had a result or not. */
export type Usage = {
  /** The number of its card. */
  number: number;
  /** The place of the ability on the card. */
  ability: number;
};

/** Everything that one seat may know of a game, and nothing else. */
export type View = {
  /** The seat whose view it is; an onlooker's seat sees what is public. */
  seat: Seat;
  /** The options of the game. */
  options: Options;
  /** The cards that each player brought, sorted by id; empty where this seat may not know them. */
  lists: Array<Array<Card>>;
  /** The table, with "unknown" (UNKNOWN) for every card that this seat may not know. */
  table: Table;
  /** The part of what is still to be done that this seat may know. */
  agenda: Agenda;
};

/** Whose Battle cards can bear a Weapon. */
export type WeaponTargets = "OWN" | "ANY";

/** Where cards are. */
export type Where = "BATTLEFIELD" | "STANDBY" | "IN_PLAY" | "HAND" | "DECK" | "UNDERWORLD" | "LOST";
