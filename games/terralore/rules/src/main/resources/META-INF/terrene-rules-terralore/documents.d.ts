// Terralore

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

/** What a text can forbid. */
export type Act = "BE_MOVED" | "BE_DESTROYED" | "BE_EXILED" | "BE_RETURNED" | "BE_CHOSEN";

/** Something that a player does. */
export type Action =
  /** Keeping the first hand, which is a secret choice. */
  | {
    is: "KeepHand";
    /** The player who acts. */
    seat: Seat;
  }
  /** Shuffling the first hand back and drawing three cards, which is a secret choice. */
  | {
    is: "Redraw";
    /** The player who acts. */
    seat: Seat;
  }
  /** Placing the next card of a plan in a lane. */
  | {
    is: "PlaceCard";
    /** The player who acts. */
    seat: Seat;
    /** The id of a card in hand. */
    card: string;
    /** One of the player's two lanes. */
    lane: Lane;
  }
  /** Discarding a card to pay for the card placed last; several are named in ascending order of their ids. */
  | {
    is: "PayWith";
    /** The player who acts. */
    seat: Seat;
    /** The id of a card in hand. */
    card: string;
  }
  /** Handing in the plan, which cannot be changed after that. */
  | {
    is: "HandIn";
    /** The player who acts. */
    seat: Seat;
  }
  /** Answering an effect's question, or choosing the Creature that makes room for a fifth. */
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
  /** The waiting effects, the next one first. */
  queue: Array<PendingEffect>;
  /** The effects caused by the one under way; they join the queue when that one is complete. */
  caused: Array<PendingEffect>;
  /** The effects that wait for the end of the turn. */
  deferred: Array<PendingEffect>;
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

/** A printed card, or a token, a value that holds no game state; where it is not written in full, its id stands for it. */
export type Card = string;

/** A card face-up on the field. */
export type CardOnField = {
  /** Its number, given in order of entry; a card that comes back gets a new one. */
  number: number;
  /** The card. */
  card: Card;
  /** The player to whose zones it goes when it leaves the field. */
  owner: Seat;
  /** Where it is: on the side of the player who controls it. */
  place: Place;
  /** When it came into that lane; a higher number is later. */
  entered: number;
  /** The changes made to its points, the oldest first. */
  changes: Array<Change>;
};

/** A change made to a Creature's points. */
export type Change =
  /** Something is forbidden: "cannot be moved". */
  | {
    is: "Forbidden";
    /** What. */
    deed: Deed;
    /** How long it lasts. */
    duration: Duration;
  }
  /** Points are added or taken away. */
  | {
    is: "Added";
    /** The number of points; negative if they are taken away. */
    points: number;
    /** How long it lasts. */
    duration: Duration;
  }
  /** The points are set to a number: "Points are N". */
  | {
    is: "Set";
    /** The number of points, instead of those printed; 0 or more. */
    points: number;
    /** How long it lasts. */
    duration: Duration;
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
  /** A Creature on the field. */
  | {
    is: "Creature";
    /** The number of the Creature. */
    number: number;
  }
  /** One of the cards on top of a deck that were looked at. */
  | {
    is: "OnTop";
    /** The id of the card. */
    card: string;
  }
  /** A card in a Graveyard. */
  | {
    is: "Buried";
    /** The player whose Graveyard it is. */
    of: Seat;
    /** The id of the card. */
    card: string;
  }
  /** A player, or something that belongs to that player, such as a castle or a deck. */
  | {
    is: "Player";
    /** The player's seat. */
    who: Seat;
  };

/** The two opposing lanes of one column. */
export type Clash = {
  /** The attacking lane. */
  attack: LaneTotal;
  /** The defending lane. */
  defence: LaneTotal;
};

/** What follows automatically in a turn. */
export type Course = "DRAW_PHASE" | "PLAY_PHASE" | "REVEAL" | "CARD_ENTERS" | "NEXT_CARD" | "COUNTING" | "END_PHASE" | "NEXT_TURN";

/** The current values of a Creature on the field, with all effects. */
export type CreatureStats = {
  /** The number of the Creature. */
  number: number;
  /** Its current points. */
  points: number;
};

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
  /** The cards, sorted by id. */
  cards: Array<Card>;
};

/** Something that a thing does or undergoes, such as to attack, and that a text can forbid: an enum of the game. */
export type Deed =
  /** What a text can forbid. */
  | { is: "Act"; value: Act };

/** What decides when both castles are at 0. */
export type DoubleKnockout = "FIELD_POINTS" | "OVERKILL";

/** What is under way in a game, or waiting to happen. */
export type Due =
  /** An effect is happening. */
  | {
    is: "UnderWay";
    /** The card that has the effect, as it is now, or as it was when it left. */
    source: CardOnField;
    /** Which of the card's effects it is. */
    timing: When;
    /** Where the part is that put it off until now, if only that happens; empty if the whole effect happens. */
    putOff: Array<number>;
    /** The other card that caused it, as it was then. */
    cause?: CardOnField;
    /** How far it is carried out. */
    progress: Progress;
    /** What was chosen for that part so far, the first choice first. */
    answers: Array<Choice>;
  }
  /** Cards were looked at for the question that is asked. */
  | {
    is: "LookedAt";
    /** The player whose deck they are from. */
    deck: Seat;
    /** The cards, the top one first. */
    cards: Array<Card>;
  }
  /** An effect waits to happen. */
  | {
    is: "Waiting";
    effect: PendingEffect;
  }
  /** An effect was caused by the one under way. */
  | {
    is: "Caused";
    effect: PendingEffect;
  }
  /** An effect whose timing has come. */
  | {
    is: "Collected";
    effect: PendingEffect;
  }
  /** An effect that was put off until the end of the turn. */
  | {
    is: "PutOff";
    effect: PendingEffect;
  }
  /** A Skill leaves, unless its text keeps it. */
  | {
    is: "SkillLeaves";
    /** The number of the card. */
    number: number;
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
  /** A turn begins, with its Draw phase. */
  | {
    is: "TurnBegan";
    turn: number;
  }
  /** The next phase begins. */
  | {
    is: "PhaseBegan";
    phase: Phase;
  }
  /** Both plans are handed in: the discards, and the number of face-down cards in each lane, become public. */
  | {
    is: "PlansOpened";
    /** The plans, South's first. */
    plans: Array<Opened>;
  }
  /** Both players roll a die. */
  | {
    is: "DiceRolled";
    /** South's number, from 1 to 6. */
    south: number;
    /** North's number, from 1 to 6. */
    north: number;
  }
  /** The lane order is fixed for the turn. */
  | {
    is: "OrderFixed";
    /** The trailing player, or the winner of the roll. */
    leader: Seat;
    /** What decided who that is. */
    by: Trailing;
  }
  /** An effect of a card happens. */
  | {
    is: "EffectBegan";
    /** The card that has the effect, as it is now, or as it was when it left. */
    source: CardOnField;
    /** Which of the card's effects it is. */
    timing: When;
  }
  /** A player openly answered an effect, or chose the Creature that makes room for a fifth. */
  | {
    is: "Chosen";
    seat: Seat;
    choice: Choice;
  }
  /** The turn ends, and with it whatever lasts this turn. */
  | {
    is: "TurnEnded";
    turn: number;
  }
  /** The game is over. */
  | {
    is: "GameEnded";
    outcome: Outcome;
  }
  /** A player shuffles the first hand back into the deck. */
  | {
    is: "HandShuffledBack";
    /** The player who shuffles. */
    seat: Seat;
    /** The deck afterwards, in an order that nobody knows. */
    deck: Pile;
  }
  /** A player draws cards, one at a time. */
  | {
    is: "CardsDrawn";
    /** The player who draws. */
    seat: Seat;
    /** The cards that joined the hand; only that player knows them. */
    drawn: Array<Card>;
    /** The cards that went to the Graveyard, for all to see. */
    lost: Array<Card>;
  }
  /** A player had to draw more cards than the deck held, or has too few for a Draw phase. */
  | {
    is: "RanOut";
    seat: Seat;
  }
  /** Cards in the hand of a player are put into that player's Graveyard. */
  | {
    is: "CardsDiscarded";
    seat: Seat;
    cards: Array<Card>;
  }
  /** Cards from the top of a deck are put into its owner's Graveyard. */
  | {
    is: "CardsMilled";
    /** The player whose deck it is. */
    seat: Seat;
    /** The cards, the top first. */
    cards: Array<Card>;
  }
  /** A player looks at the top cards of a deck. */
  | {
    is: "DeckLookedAt";
    /** The player who looks. */
    viewer: Seat;
    /** The player whose deck it is. */
    deck: Seat;
    /** The cards, the top first; only that player knows them. */
    cards: Array<Card>;
  }
  /** A player looks at a hand. */
  | {
    is: "HandLookedAt";
    /** The player who looks. */
    viewer: Seat;
    /** The player whose hand it is. */
    hand: Seat;
    /** The cards; only that player sees them. */
    cards: Array<Card>;
  }
  /** The cards that were looked at go back on top of the deck, in an order that the player chose. */
  | {
    is: "DeckRearranged";
    /** The player who looked at them and chose the order. */
    viewer: Seat;
    /** The player whose deck it is. */
    deck: Seat;
    /** The cards, the top first; only that player knows them. */
    cards: Array<Card>;
    /** The same cards as they lie in the deck, where no seat sees them any more. */
    onTop: Array<Card>;
  }
  /** A card from a Graveyard is put on top of its owner's deck: at most one per deck and game. */
  | {
    is: "CardPutIntoDeck";
    /** The player whose deck it is. */
    seat: Seat;
    /** The card as everybody saw it. */
    card: Card;
    /** The same card as it lies in the deck, where no seat sees it any more. */
    onTop: Card;
  }
  /** A card in a Graveyard is exiled. */
  | {
    is: "BuriedExiled";
    /** The player whose Graveyard it is. */
    graveyard: Seat;
    card: Card;
  }
  /** A card in a Graveyard is taken back to its owner's hand. */
  | {
    is: "TakenBack";
    seat: Seat;
    /** The card as everybody sees it on the way. */
    card: Card;
    /** The same card as it lies in the hand, where only its owner sees it. */
    inHand: Card;
  }
  /** A face-down card is turned face-up. */
  | {
    is: "CardTurnedUp";
    /** The lane of the card. */
    place: Place;
    /** The card. */
    card: Card;
  }
  /** A card that was turned up comes into its lane, or a token is made. */
  | {
    is: "CardEntered";
    /** The card as it is on the field. */
    card: CardOnField;
  }
  /** An effect puts a Creature from a Graveyard onto the field, which does not count as revealing it. */
  | {
    is: "PutOntoField";
    /** The player whose Graveyard it is. */
    graveyard: Seat;
    /** The card as it is on the field. */
    card: CardOnField;
  }
  /** The points of Creatures are changed. */
  | {
    is: "PointsChanged";
    /** The numbers of the Creatures. */
    creatures: Array<number>;
    change: Change;
  }
  /** Creatures move to the other lane of their player, all at the same moment. */
  | {
    is: "CreaturesMoved";
    /** The numbers of the Creatures, in the order of arrival. */
    creatures: Array<number>;
  }
  /** A Creature changes sides: it is the newest in its lane then. */
  | {
    is: "ControlTaken";
    /** The number of the Creature. */
    creature: number;
    /** Where it goes. */
    to: Place;
  }
  /** Creatures are destroyed, all at the same moment: each goes to the Graveyard of its owner; a token ceases to exist. */
  | {
    is: "CreaturesDestroyed";
    /** The numbers of the Creatures. */
    creatures: Array<number>;
  }
  /** Creatures are exiled, all at the same moment: they leave the game permanently; a token ceases to exist. */
  | {
    is: "CreaturesExiled";
    /** The numbers of the Creatures. */
    creatures: Array<number>;
  }
  /** A Creature is returned to its owner's hand. */
  | {
    is: "ReturnedToHand";
    /** The number of the Creature. */
    creature: number;
    /** The player whose hand it is. */
    owner: Seat;
    /** The card as everybody sees it on the way. */
    card: Card;
    /** The same card as it lies in that hand, where only its owner sees it. */
    inHand: Card;
    /** Whether the hand already has seven cards, so that the card goes to the Graveyard instead. */
    full: boolean;
  }
  /** The effect of a Skill is complete: it goes to the Graveyard of its owner, or to the Exile pile. */
  | {
    is: "SkillLeft";
    /** The number of the Skill. */
    skill: number;
    /** Whether it goes to the Exile pile; otherwise to the Graveyard. */
    exiled: boolean;
  }
  /** The totals of all lanes are computed from the same board. */
  | {
    is: "LanesCounted";
    /** The two clashes, one for each column, the one in which South defends first. */
    clashes: Array<Clash>;
  }
  /** The total of a lane is changed for this turn. */
  | {
    is: "TotalChanged";
    /** The lane. */
    place: Place;
    /** The sum of everything that is now added to the total. */
    plus: number;
    /** The product of everything that the total is now multiplied by. */
    times: number;
  }
  /** Castles take damage, at the same moment if both do. */
  | {
    is: "CastlesDamaged";
    hits: Array<Hit>;
  }
  /** A castle is healed. */
  | {
    is: "CastleHealed";
    /** The player whose castle it is. */
    castle: Seat;
    /** The amount of HP healed, limited by the castle's maximum. */
    hp: number;
    /** The HP that the castle has now. */
    now: number;
  }
  /** A castle can take only a limited amount of further damage this turn. */
  | {
    is: "DamageLimited";
    /** The player whose castle it is. */
    castle: Seat;
    /** The limit, 0 or more. */
    most: number;
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

/** A short hash of a canonical text, so that two states can be compared without having both: replays carry one for each step. */
export type Fingerprint = string;

/** The configuration of a game. */
export type GameConfig = {
  /** The options of section 13 of the rules. */
  options: Options;
  /** The decks, South's first. */
  decks: Array<Deck>;
};

/** What a player does with the first hand. */
export type HandChoice = "OPEN" | "KEEP" | "REDRAW" | "CONCEDE";

/** The damage that one castle takes, after prevention and limits. */
export type Hit = {
  /** The player whose castle it is. */
  castle: Seat;
  /** The amount of damage, 1 or more. */
  damage: number;
  /** The HP that the castle has left. */
  left: number;
};

/** A lane of one player. */
export type Lane = "DEFENDING" | "ATTACKING";

/** One lane of one player. */
export type LaneHalf = {
  /** The face-up cards, in the order in which they arrived. */
  standing: Array<CardOnField>;
  /** The cards that are still face-down, the next one first; they are not in play. */
  faceDown: Pile;
  /** What is added to the lane's total this turn. */
  plus: number;
  /** What the lane's total is multiplied by this turn. */
  times: number;
};

/** The current values of a lane: what counting would find if it happened now. */
export type LaneStats = {
  /** The lane. */
  place: Place;
  /** The current points of the Creatures in it. */
  sum: number;
  /** The total of the lane: the sum as changed by effects. */
  total: number;
  /** The damage that would get through to the castle, before limits of the castle; 0 for an attacking lane, and if something prevents it. */
  damage: number;
};

/** The total of one lane. */
export type LaneTotal = {
  /** The lane. */
  place: Place;
  /** The total, 0 or more. */
  total: number;
};

/** Whether a first hand may be exchanged. */
export type Mulligan = "OFF" | "REDRAW_ONE_FEWER";

/** An action as an app offers it to a person, with the current state of what it is about. */
export type Offer =
  /** An action that needs no further details. */
  | {
    is: "Plain";
    action: Action;
  }
  /** Choosing a card on the field. */
  | {
    is: "OnField";
    card: CardOnField;
    /** Its current points; 0 for a Skill. */
    points: number;
  };

/** The part of a plan that becomes public when both plans are handed in. */
export type Opened = {
  /** The player whose plan it is. */
  seat: Seat;
  /** All discards, sorted by name. */
  discards: Array<Card>;
  /** The face-down cards in the defending lane, in the order of the plan. */
  defending: Pile;
  /** The face-down cards in the attacking lane, in the order of the plan. */
  attacking: Pile;
};

/** The options of section 13 of the rules. */
export type Options = {
  /** Whether a first hand may be exchanged. */
  mulligan: Mulligan;
  /** The most HP that a castle can have, 10 or more; none for no limit. */
  castleMaximum?: number;
  /** What decides when both castles are at 0. */
  doubleKnockout: DoubleKnockout;
  /** The number of turns after which the game ends, 1 or more. */
  turnLimit: number;
  /** Whether both players' lists of cards are public. */
  openDeckLists: boolean;
};

/** How a game ended. */
export type Outcome = {
  /** All seats that won, ascending; empty if the game is drawn. */
  winners: Array<Seat>;
  /** The number of the rule that ended it. */
  rule: string;
};

/** An effect that waits for its turn. */
export type PendingEffect = {
  /** The card that has the effect, as it was when the effect began to wait. */
  source: CardOnField;
  /** Which of the card's effects it is. */
  timing: When;
  /** Where the part that put them off is in the effect, if only what it put off waits: its place, and the places of parts within others; empty if the whole effect waits. */
  putOff: Array<number>;
  /** What happened to another card and caused it: that card, as it was then. */
  cause?: CardOnField;
};

/** The phases of a turn, which belongs to both players together. */
export type Phase = "SETUP" | "DRAW" | "PLAY" | "REVEAL" | "COUNTING" | "END";

/** Cards that not everybody may know: a hand, sorted by id; a deck, the top card first; the face-down cards of a lane, in the order of the plan. */
export type Pile = {
  /** The cards, all "unknown" (UNKNOWN) if the viewer may not know them. */
  cards: Array<Card>;
};

/** One lane of one player. */
export type Place = {
  /** The player whose lane it is. */
  seat: Seat;
  /** Which of the two lanes. */
  lane: Lane;
};

/** A plan that is being made. */
export type PlanDraft = {
  /** The cards placed so far; the last one may not be fully paid for yet. */
  entries: Array<PlannedCard>;
  /** The number of cards still to be discarded for the last one. */
  owing: number;
  /** Whether the plan is handed in. */
  state: State;
};

/** A card in a plan. */
export type PlannedCard = {
  /** The id of a card in hand. */
  card: string;
  /** The lane in which it is placed face-down. */
  lane: Lane;
  /** The ids of the cards discarded for it. */
  paid: Array<string>;
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

/** Cards on top of a deck that a player looks at. */
export type Shown = {
  /** The player. */
  to: Seat;
  /** Whose deck. */
  deck: Seat;
  /** The cards, the top first. */
  cards: Array<Card>;
};

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
  /** The current values of each Creature on the field, lane by lane. */
  creatures: Array<CreatureStats>;
  /** The current values of each lane, South's lanes first. */
  lanes: Array<LaneStats>;
  /** The decision that the game is waiting for: who is asked, and what; none when the game is over. */
  asked?: AskedOfActionAndDue;
  /** What is under way or waiting to happen, the next one first. */
  due: Array<Due>;
};

/** Everything on the side of one player. */
export type Side = {
  /** The attacking lane. */
  attacking: LaneHalf;
  /** The damage beyond 0 HP that the castle has taken since it was last above 0. */
  beyond: number;
  /** The HP of the castle, 0 or more. */
  castle: number;
  /** The deck, the top first. */
  deck: Pile;
  /** The defending lane. */
  defending: LaneHalf;
  /** The Exile pile, face-up; no effect can reach it. */
  exile: Array<Card>;
  /** The Graveyard, face-up, the oldest card first. */
  graveyard: Array<Card>;
  /** The hand, sorted by id. */
  hand: Pile;
  /** How much more damage the castle may take this turn, one number for each limit. */
  limits: Array<number>;
  /** Whether the player has run out of cards, which takes effect at the next check. */
  ranOut: boolean;
  /** Whether a card has been put into this deck during the game. */
  refilled: boolean;
  /** The player whose side it is. */
  seat: Seat;
};

/** Whether a plan is handed in. */
export type State = "OPEN" | "SEALED" | "CONCEDED";

/** A part that is to happen. */
export type Step = {
  /** Its place among the parts. */
  part: number;
  /** The number of the thing for which it happens; 0 if it happens for none in particular. */
  of: number;
};

/** Everything on the table. */
export type Table = {
  /** The player from whose defending lane the lane order goes clockwise, this turn or, until it is fixed, last turn. */
  leader: Seat;
  /** The number for the next card that comes onto the field or into another lane. */
  next: number;
  /** How the game ended. */
  outcome?: Outcome;
  /** The phase of the turn. */
  phase: Phase;
  /** The sides, South's first. */
  sides: Array<Side>;
  /** The number of the turn; 0 before the first. */
  turn: number;
  /** The card that has just been turned up and is not yet in its lane. */
  turnedUp?: TurnedUp;
  /** The effects that have happened this turn. */
  used: Array<Usage>;
};

/** Something that is still to be done. */
export type Task =
  /** Both players decide, secretly and at the same time, whether to keep their first hands. */
  | {
    is: "ChooseHands";
    /** The choice of each player, by seat; a seat sees only its own. */
    choices: Array<HandChoice>;
  }
  /** Both players make their plans, secretly and at the same time. */
  | {
    is: "ChoosePlans";
    /** The plan of each player, by seat; a seat sees only its own. */
    drafts: Array<PlanDraft>;
  }
  /** A player is asked a question by an effect, or which Creature makes room for a fifth. */
  | {
    is: "Ask";
    /** The question. */
    question: Question;
    /** What that player looks at for it. */
    shown?: Shown;
  }
  /** An effect is being carried out, one part after another. */
  | {
    is: "CarryOut";
    /** The effect, with its card as it is now, or as it was when it left. */
    which: PendingEffect;
    /** How far it is carried out. */
    progress: Progress;
    /** What has been chosen for the part under way so far. */
    answers: Array<Choice>;
  }
  /** The card that was turned up comes into its lane. */
  | {
    is: "Enter";
    /** The Creature that makes room, once it is chosen. */
    victim?: Choice;
  }
  /** Waiting effects happen, one after another, until none is left; then it is checked whether somebody has lost. */
  | {
    is: "Drain";
  }
  /** Effects that were collected when their timing came. */
  | {
    is: "Collected";
    /** The effects that have not happened yet, the next one first. */
    left: Array<PendingEffect>;
  }
  /** The effect of a card that was turned up is complete: a Skill leaves, unless its text keeps it. */
  | {
    is: "SkillLeaves";
    /** The number of the card. */
    number: number;
  }
  /** A turn begins with the "start of turn" effects. */
  | {
    is: "BeginTurn";
    turn: number;
  }
  /** The Draw phase, in which nobody draws in turn 1. */
  | {
    is: "DrawCards";
  }
  /** The Play phase begins. */
  | {
    is: "BeginPlay";
  }
  /** Both plans are open: the order in which the lanes are revealed is fixed. */
  | {
    is: "BeginReveal";
  }
  /** The next face-down card is turned up: lane by lane in lane order, and within a lane in the order of the plan. */
  | {
    is: "RevealNext";
  }
  /** The Counting phase begins with the "at counting" effects. */
  | {
    is: "BeginCounting";
  }
  /** All four totals are computed from the same board, and both castles take their damage at the same moment. */
  | {
    is: "CountLanes";
  }
  /** After the Counting phase, "end of turn" effects happen, and what was put off until now. */
  | {
    is: "EndTurn";
  }
  /** What was put off in the meantime happens, in the order in which it was put off. */
  | {
    is: "FinishTurn";
  };

/** What decides who goes first. */
export type Trailing = "ROLL" | "CASTLE" | "FIELD";

/** A card that has been turned up and is not in its lane yet: a fifth Creature waits until there is room. */
export type TurnedUp = {
  /** The lane of the card. */
  place: Place;
  /** The card. */
  card: Card;
};

/** A record that an effect of a card has happened this turn. */
export type Usage = {
  /** The player who owns the card. */
  owner: Seat;
  /** The id of the card. */
  card: string;
  /** The number of the token, since there may be many alike; none for a card. */
  token?: number;
  /** Which of the card's effects it is. */
  timing: When;
};

/** Everything that one seat may know of a game, and nothing else. */
export type View = {
  /** The seat whose view it is; an onlooker's seat sees what is public. */
  seat: Seat;
  /** The options of the game. */
  options: Options;
  /** The cards that each player brought, sorted by id, not in the order of the deck; empty where this seat may not know them. */
  lists: Array<Array<Card>>;
  /** The table, with "unknown" (UNKNOWN) for every card that this seat may not know. */
  table: Table;
  /** The part of what is still to be done that this seat may know. */
  agenda: Agenda;
};

/** When an effect happens. */
export type When = "ON_REVEAL" | "AT_COUNTING" | "WHEN_DESTROYED" | "END_OF_TURN" | "START_OF_TURN" | "ENTERS" | "MOVES" | "DRAWS" | "DAMAGED" | "DISCARDS";
