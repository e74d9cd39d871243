// Carnage

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
  /** Keeping one of the drawn Legends: those kept take the places of the spearhead in the order in which they were drawn. */
  | {
    is: "KeepLegend";
    /** Whose action it is. */
    seat: Seat;
    /** Its id. */
    card: string;
  }
  /** Keeping one of the drawn Relics for a kept Legend; several in the order in which they were drawn. */
  | {
    is: "KeepRelic";
    /** Whose action it is. */
    seat: Seat;
    /** Its id. */
    card: string;
    /** The place of the Legend, from 1 to 3. */
    place: number;
  }
  /** Keeping no more of the drawn Legends, or no more of the drawn Relics. */
  | {
    is: "EndDraft";
    /** Whose action it is. */
    seat: Seat;
  }
  /** Burning cards: this one first; then the player is asked for more. */
  | {
    is: "Burn";
    /** Whose action it is. */
    seat: Seat;
    /** Its id. */
    card: string;
  }
  /** Looking at the two topmost cards of the player's Element deck. */
  | {
    is: "Meditate";
    /** Whose action it is. */
    seat: Seat;
  }
  /** Using a power. */
  | {
    is: "UsePower";
    /** Whose action it is. */
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
    /** Whether it is the Legend's or the Relic's. */
    bearer: CardKind;
    /** The place of the power among the abilities of the card, counted from 0. */
    ability: number;
  }
  /** Placing a Location in the realm or a Monster in the nest. */
  | {
    is: "Place";
    /** Whose action it is. */
    seat: Seat;
    /** Its id. */
    card: string;
  }
  /** Adding a Legend or Relic to the spearhead. */
  | {
    is: "Add";
    /** Whose action it is. */
    seat: Seat;
    /** Its id. */
    card: string;
    /** Where to, from 1 to 3. */
    place: number;
  }
  /** Putting a card under the Legend or Relic of its name in the spearhead. */
  | {
    is: "Reinforce";
    /** Whose action it is. */
    seat: Seat;
    /** Its id. */
    card: string;
  }
  /** Attacking with the spearhead. */
  | {
    is: "Attack";
    /** Whose action it is. */
    seat: Seat;
  }
  /** Passing the Sword: the turn ends. */
  | {
    is: "PassSword";
    /** Whose action it is. */
    seat: Seat;
  }
  /** Laying Element cards, secretly. */
  | {
    is: "Lay";
    /** Whose action it is. */
    seat: Seat;
    /** The ids of those for rounds 1, 2 and 3. */
    cards: Array<string>;
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

/** Whether a won duel must be followed by an ascension. */
export type AscensionAfterWin = "MANDATORY" | "OPTIONAL";

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

/** What all seats choose secretly and at the same time, as far as they have chosen. */
export type BallotOfDraft = {
  /** By seat. */
  choices: Array<Draft>;
};

/** What all seats choose secretly and at the same time, as far as they have chosen. */
export type BallotOfLaid = {
  /** By seat. */
  choices: Array<Laid>;
};

/** By what it came to that, if it did. */
export type By = "AWAITED" | "LAID" | "CONCEDED" | "MONSTERS";

/** A printed card: a value that holds no game state. */
export type Card = string;

/** What a card is. */
export type CardKind = "LEGEND" | "RELIC" | "MONSTER" | "LOCATION" | "UNKNOWN";

/** The answer to a question. */
export type Choice =
  /** Yes or no: to block, to keep a Legend. */
  | {
    is: "Answer";
    yes: boolean;
  }
  /** A beaten Legend is kept by an effect. */
  | {
    is: "Rescued";
  }
  /** None of what is offered, or nothing more. */
  | {
    is: "Nothing";
  }
  /** A deck to draw from. */
  | {
    is: "From";
    deck: DeckKind;
  }
  /** An element. */
  | {
    is: "OfElement";
    element: Element;
  }
  /** A place of the spearhead, and what stands there. */
  | {
    is: "At";
    /** From 1 to 3. */
    place: number;
  }
  /** A card in the chooser's hand. */
  | {
    is: "InHand";
    /** Its id. */
    card: string;
  }
  /** A Location in a realm, a Monster in a nest or a card on a discard pile, whichever the question is about. */
  | {
    is: "OnTable";
    /** Its id. */
    card: string;
  }
  /** The rounds in which a company acts. */
  | {
    is: "Order";
    /** For rounds 1, 2 and 3: the place of a Legend, or the place of a Monster in the nest as it is listed, counted from 1; 0 for nobody. */
    fighters: Array<number>;
  }
  /** Two rounds whose fighters are exchanged. */
  | {
    is: "Pair";
    /** The earlier round. */
    one: number;
    /** The later round. */
    other: number;
  }
  /** Which of the Element cards that were looked at go back, in which order; the others are discarded. */
  | {
    is: "Kept";
    /** Their ids, the one on top first. */
    kept: Array<string>;
  };

/** What follows of itself. */
export type Course = "DRAW_FOR_SWORD" | "SWORD_OR_DIAMOND" | "ACTION_POINTS" | "TURN" | "BURN" | "PILLAR" | "ORDER" | "BLOCK" | "ELEMENT_CARDS" | "ROUNDS" | "END_OF_DUEL" | "LOCATION" | "SAVE";

/** A decision that the game is waiting for. */
export type Decision = {
  /** Who decides. */
  seat: Seat;
  /** What the decision is about, as a short stable key of the game, for example block. */
  prompt: string;
};

/** The two decks from which hands are drawn. */
export type DeckKind = "COMPANION" | "ADVENTURE";

/** The cards that a player brings: two decks, the Element deck being the same for everybody. */
export type DeckList = {
  /** The name of the list. */
  name: string;
  /** The Companion deck, sorted by id, copies repeated. */
  companion: Array<Card>;
  /** The Adventure deck, sorted by id, copies repeated. */
  adventure: Array<Card>;
};

/** The decks of a player, and what was drawn and discarded. */
export type Decks = {
  /** The Companion deck, the top first. */
  companion: PileOfCard;
  /** The Adventure deck, the top first. */
  adventure: PileOfCard;
  /** The hand, sorted by id. */
  hand: PileOfCard;
  /** The discard pile, the oldest card first. */
  discarded: Array<Card>;
};

/** What a player has outside the spearhead. */
export type Domain = {
  /** The Locations, sorted by id. */
  realm: Array<Card>;
  /** The Monsters, sorted by id. */
  nest: Array<Card>;
  /** What ascended, the oldest first. */
  pantheon: Array<Card>;
  /** How many pillars were completed. */
  pillars: number;
};

/** What a player has drawn and kept so far. */
export type Draft = {
  /** The Legends drawn, in that order. */
  legends: Array<Card>;
  /** The Relics drawn, in that order. */
  relics: Array<Card>;
  /** Which Legends are kept, counted from 0, ascending. */
  keptLegends: Array<number>;
  /** Which Relics are kept for which Legend, in the order in which they were drawn. */
  keptRelics: Array<KeptRelic>;
  /** What is being chosen. */
  stage: Stage;
};

/** What is under way in a game, or waits to happen. */
export type Due =
  /** The draft of a player, which only that player sees. */
  | {
    is: "DraftOffer";
    seat: Seat;
    /** The Legends drawn, in that order. */
    legends: Array<Card>;
    /** The Relics drawn, in that order. */
    relics: Array<Card>;
  }
  /** The text of a card is carried out, one part after another. */
  | {
    is: "UnderWay";
    /** Who has the effect. */
    seat: Seat;
    /** Whose text it is. */
    card: Card;
    /** The place of the ability on the card, counted from 0. */
    ability: number;
    /** The place of the part that asks, or else of the next one, counted from 0; the number of parts if none is left. */
    part: number;
    /** What was chosen for that part so far, the first choice first. */
    answers: Array<Choice>;
  }
  /** A player draws cards, naming the deck for each. */
  | {
    is: "Drawing";
    seat: Seat;
    /** Why. */
    reason: Reason;
    /** How many are still to be drawn, if the decks hold so many. */
    left: number;
  }
  /** A player discards cards by an effect, one after another. */
  | {
    is: "Discarding";
    seat: Seat;
    /** How many are still to be discarded, if the hand holds so many. */
    left: number;
  }
  /** A player looks at the top cards of the own Element deck. */
  | {
    is: "Looking";
    seat: Seat;
    /** At how many, if there are so many. */
    number: number;
    /** Whether they may be discarded; otherwise all go back. */
    discarding: boolean;
  }
  /** A player has looked at the top cards of the own Element deck, and puts them back in any order. */
  | {
    is: "PuttingBack";
    seat: Seat;
    /** At how many. */
    number: number;
    /** Whether they may be discarded instead. */
    discarding: boolean;
  }
  /** The pillar of a player is complete: one Location of each element goes to the Pantheon. */
  | {
    is: "CompletingPillar";
    seat: Seat;
    /** Those chosen so far, in the order of the elements. */
    locations: Array<Card>;
  }
  /** Fighters of the opponent are exchanged by effects. */
  | {
    is: "Exchanging";
    /** Who has still to name a pair, the next one first; a player once for each effect. */
    left: Array<Seat>;
  }
  /** Losses are settled, one after another. */
  | {
    is: "SettlingLosses";
    /** Those that are not settled, the next one first. */
    left: Array<Loss>;
  }
  /** A player puts a Legend into the Pantheon. */
  | {
    is: "Ascending";
    seat: Seat;
    /** Whether the player won a duel; otherwise the attack was let pass. */
    won: boolean;
  }
  /** A player may put a Legend from the hand into the place of one that ascended. */
  | {
    is: "Replacing";
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
  }
  /** The game takes its course. */
  | {
    is: "Then";
    course: Course;
  };

/** A duel, from the attack on: of Legends against Legends, or of Monsters against Legends. */
export type Duel = {
  /** Who attacks. */
  attacker: Seat;
  /** Whether Monsters attack. */
  invasion: boolean;
  /** Who acts for the attacker in rounds 1, 2 and 3: the place of a Legend in the spearhead, or of a Monster in the nest as it is listed, counted from 1; 0 for nobody; empty until they are ordered. */
  attackers: Array<number>;
  /** The same for the defender. */
  defenders: Array<number>;
  /** The rounds that were fought. */
  fought: Array<Round>;
};

/** An element. */
export type Element = {
  /** Its name, in lower case. */
  name: string;
};

/** An Element card: an element, and a number that it adds. */
export type ElementCard = string;

/** The Element cards of a player. */
export type ElementCards = {
  /** The Element deck, the top first. */
  deck: PileOfElementCard;
  /** Those drawn for a duel and not laid. */
  drawn: PileOfElementCard;
  /** Those laid for rounds 1, 2 and 3, or none. */
  laid: PileOfElementCard;
  /** Their discard pile, the oldest card first. */
  discarded: Array<ElementCard>;
};

/** One move. */
export type EntryOfAction = {
  /** What was done. */
  action: Action;
  /** The fingerprint of the state after it. */
  after: Fingerprint;
};

/** Something that happened in a game: the only way in which a table changes. */
export type Event =
  /** Both drafts are complete: what a player kept is shown. */
  | {
    is: "SpearheadShown";
    seat: Seat;
    spearhead: Spearhead;
  }
  /** A player's Companion and Adventure decks were shuffled. */
  | {
    is: "DecksShuffled";
    seat: Seat;
    /** The Companion deck as it is now, which nobody sees. */
    companion: PileOfCard;
    /** The Adventure deck as it is now, which nobody sees. */
    adventure: PileOfCard;
  }
  /** Both players drew an Element card for the first Sword. */
  | {
    is: "SwordDrawn";
    south: ElementCard;
    north: ElementCard;
    /** Whose number is higher; none if they are equal. */
    higher?: Seat;
  }
  /** A player took the Sword: what waited for that player's next duel is over, and the other receives a shard. */
  | {
    is: "TurnBegan";
    turn: number;
    active: Seat;
  }
  /** The active player received action points. */
  | {
    is: "ActionPointsReceived";
    seat: Seat;
    ap: number;
  }
  /** The Sword is passed: action points that were not used are gone, and so is what lasted for the turn. */
  | {
    is: "TurnEnded";
    active: Seat;
  }
  /** The game is over. */
  | {
    is: "GameEnded";
    outcome: Outcome;
  }
  /** A player paid for an action. */
  | {
    is: "Paid";
    /** Whose cards. */
    seat: Seat;
    ap: number;
    shards: number;
  }
  /** A player drew a card, unknown to others. */
  | {
    is: "Drawn";
    /** Whose cards. */
    seat: Seat;
    deck: DeckKind;
    card: Card;
  }
  /** A player burned a card. */
  | {
    is: "Burned";
    /** Whose cards. */
    seat: Seat;
    card: Card;
    shards: number;
  }
  /** A player discarded a card by an effect. */
  | {
    is: "Discarded";
    /** Whose cards. */
    seat: Seat;
    card: Card;
  }
  /** A player took a card back from the discard pile. */
  | {
    is: "TakenBack";
    /** Whose cards. */
    seat: Seat;
    card: Card;
    /** The same card in the hand, where others do not know it. */
    held: Card;
  }
  /** A Location came to the realm. */
  | {
    is: "LocationPlaced";
    /** Whose cards. */
    seat: Seat;
    card: Card;
  }
  /** A Monster came to the nest. */
  | {
    is: "MonsterPlaced";
    /** Whose cards. */
    seat: Seat;
    card: Card;
  }
  /** A Legend or Relic came to a place of the spearhead. */
  | {
    is: "Added";
    /** Whose cards. */
    seat: Seat;
    card: Card;
    /** A place at the table, from 1; 0 is nobody. */
    place: number;
  }
  /** A duplicate came under a Legend or Relic. */
  | {
    is: "Reinforced";
    /** Whose cards. */
    seat: Seat;
    card: Card;
    /** A place at the table, from 1; 0 is nobody. */
    place: number;
  }
  /** The text of a card begins to happen. */
  | {
    is: "AbilityBegan";
    /** Whose cards. */
    seat: Seat;
    card: Card;
    /** The place of the ability on the card, counted from 0. */
    ability: number;
    /** When it happens. */
    moment: Moment;
  }
  /** An Element deck was shuffled, by itself or together with its discard pile. */
  | {
    is: "ElementsShuffled";
    /** Whose cards. */
    seat: Seat;
    /** The deck as it is now, which nobody sees. */
    deck: PileOfElementCard;
    /** The discard pile as it is now. */
    discarded: Array<ElementCard>;
  }
  /** A player looked at the top cards of that player's Element deck. */
  | {
    is: "ElementsLookedAt";
    /** Whose cards. */
    seat: Seat;
    number: number;
  }
  /** The cards that were looked at went back, or were discarded. */
  | {
    is: "ElementsArranged";
    /** Whose cards. */
    seat: Seat;
    /** Those that went back, the top first, unknown to others. */
    kept: Array<ElementCard>;
    discarded: Array<ElementCard>;
  }
  /** A player drew Element cards for a duel, unknown to others. */
  | {
    is: "ElementsDrawn";
    /** Whose cards. */
    seat: Seat;
    cards: Array<ElementCard>;
  }
  /** A player laid Element cards for rounds 1, 2 and 3, unknown to others. */
  | {
    is: "ElementsLaid";
    /** Whose cards. */
    seat: Seat;
    cards: Array<ElementCard>;
  }
  /** Element cards were laid for Monsters, unknown to everybody. */
  | {
    is: "MonstersElementsLaid";
    /** Whose cards. */
    seat: Seat;
    cards: Array<ElementCard>;
  }
  /** All Element cards that a player drew for a duel go face-up to the discard pile. */
  | {
    is: "ElementsSpent";
    /** Whose cards. */
    seat: Seat;
    cards: Array<ElementCard>;
  }
  /** An attack or invasion began. */
  | {
    is: "AttackBegan";
    attacker: Seat;
    invasion: boolean;
  }
  /** A company was ordered to the rounds. */
  | {
    is: "FightersOrdered";
    seat: Seat;
    /** Who acts in rounds 1, 2 and 3, as in Duel. */
    order: Array<number>;
    /** The same by their cards. */
    fighters: Array<Fighter>;
  }
  /** The defender blocks. */
  | {
    is: "Blocked";
    defender: Seat;
  }
  /** The attack or invasion passes. */
  | {
    is: "Passed";
    attacker: Seat;
  }
  /** Two fighters of a seat changed places. */
  | {
    is: "FightersExchanged";
    seat: Seat;
    /** The earlier round. */
    one: number;
    /** The later round. */
    other: number;
    /** Who acted in the earlier round. */
    first: Fighter;
    /** Who acted in the later round. */
    second: Fighter;
  }
  /** A round was fought. */
  | {
    is: "RoundFought";
    round: Round;
    /** From 1 to 3. */
    number: number;
    /** Who acted for the attacker. */
    attacker: Fighter;
    /** Who acted for the defender. */
    defender: Fighter;
  }
  /** A beaten Legend lost a duplicate and stays. */
  | {
    is: "DuplicateLost";
    seat: Seat;
    /** A place at the table, from 1; 0 is nobody. */
    place: number;
    duplicate: Card;
  }
  /** A beaten Legend is kept. */
  | {
    is: "LegendKept";
    seat: Seat;
    /** A place at the table, from 1; 0 is nobody. */
    place: number;
    legend: Card;
    /** Whether by an effect; otherwise for a Raïven. */
    rescued: boolean;
  }
  /** A beaten Legend is lost. */
  | {
    is: "LegendLost";
    seat: Seat;
    /** A place at the table, from 1; 0 is nobody. */
    place: number;
    legend: Card;
  }
  /** The Relic of a place goes, with its duplicates. */
  | {
    is: "RelicDiscarded";
    seat: Seat;
    /** A place at the table, from 1; 0 is nobody. */
    place: number;
    relic: Card;
  }
  /** The duel is over, and with it what waited for it. */
  | {
    is: "DuelEnded";
    winner?: Seat;
  }
  /** A player gained shards. */
  | {
    is: "ShardsGained";
    /** Who gains or loses. */
    seat: Seat;
    shards: number;
  }
  /** A player's next placement of this turn costs less. */
  | {
    is: "PlacementCheapened";
    /** Who gains or loses. */
    seat: Seat;
    shards: number;
  }
  /** Something waits for a player's next duel. */
  | {
    is: "Promised";
    /** Who gains or loses. */
    seat: Seat;
    effect: ForNextDuel;
  }
  /** A pillar was completed: its Locations ascend. */
  | {
    is: "PillarCompleted";
    /** Who gains or loses. */
    seat: Seat;
    locations: Array<Card>;
    vp: number;
  }
  /** A Legend ascends; its duplicates are discarded. */
  | {
    is: "Ascended";
    /** Who gains or loses. */
    seat: Seat;
    /** A place at the table, from 1; 0 is nobody. */
    place: number;
    legend: Card;
    vp: number;
  }
  /** A Legend from the hand takes the place of one that ascended, for a Raïven. */
  | {
    is: "Replaced";
    /** Who gains or loses. */
    seat: Seat;
    /** A place at the table, from 1; 0 is nobody. */
    place: number;
    legend: Card;
  }
  /** An invasion is over: the nest is empty. */
  | {
    is: "NestEmptied";
    /** Who gains or loses. */
    seat: Seat;
    ascended: Array<Card>;
    discarded: Array<Card>;
    vp: number;
  }
  /** A player lost a Location to an invasion. */
  | {
    is: "LocationLost";
    /** Who gains or loses. */
    seat: Seat;
    location: Card;
  };

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

/** Who acts in a round of a duel. */
export type Fighter = {
  /** The Legend or Monster; none for nobody. */
  card?: Card;
};

/** A short hash of a canonical text, so that two states can be compared without having both: replays carry one for each step. */
export type Fingerprint = string;

/** What a power leaves behind for the next duel in which its player takes part. */
export type ForNextDuel =
  /** More strength in each round with a card of that element from the player's Element deck. */
  | {
    is: "Bonus";
    element: Element;
    /** How much, from 1 to. */
    number: number;
  }
  /** Two fighters of the opponent change places after both orders. */
  | {
    is: "Exchange";
  }
  /** One beaten Legend may be kept without Raïven. */
  | {
    is: "Rescue";
  }
  /** Ties are won. */
  | {
    is: "TiesWon";
  };

/** What a game is configured with. */
export type GameConfig = {
  /** The options of section 15. */
  options: Options;
  /** The decks, South's first. */
  lists: Array<DeckList>;
};

/** A number in one element. */
export type In = {
  element: Element;
  /** 1 or more. */
  number: number;
};

/** A Relic that is kept. */
export type KeptRelic = {
  /** Which of the drawn ones, counted from 0. */
  relic: number;
  /** For the Legend at that place, from 1 to 3. */
  place: number;
};

/** What a player has laid. */
export type Laid = {
  /** Whether the player lays cards, and how far that is. */
  by: By;
  /** The cards for rounds 1, 2 and 3, or none. */
  cards: Array<ElementCard>;
};

/** An Element card for a round. */
export type LaidCard = {
  /** Its id. */
  card: string;
  /** What it makes of the fighter; none if nobody acts. */
  strength?: number;
};

/** What counts now of a Legend of a spearhead, with its Relic, duplicates and pillars. */
export type LegendStats = {
  /** Whose Legend it is. */
  seat: Seat;
  /** Where it stands, from 1 to 3. */
  place: number;
  /** What it counts in each element, apart from its Element card and from what waits for the next duel. */
  values: Values;
};

/** What a Location costs. */
export type LocationPrice = "DISCOUNTED" | "FLAT_1" | "FREE";

/** A beaten fighter. */
export type Loss = {
  seat: Seat;
  /** Who, as in Duel. */
  fighter: number;
};

/** When an ability happens. */
export type Moment = "USED" | "PLACED" | "BEATEN";

/** What waits for a player's next duel. */
export type NextDuelEffect = {
  /** Who used the power. */
  seat: Seat;
  effect: ForNextDuel;
};

/** An action as it is offered to a person: with the cards that it is about, what it costs and what it gives now. */
export type Offer =
  /** An action that says all of that itself. */
  | {
    is: "Plain";
    action: Action;
  }
  /** Keeping a Relic. */
  | {
    is: "GiveRelic";
    relic: Card;
    /** The kept Legend to which it is given. */
    legend: Card;
  }
  /** Burning a card. */
  | {
    is: "Burn";
    card: Card;
    /** What it gives. */
    shards: number;
  }
  /** Using a power. */
  | {
    is: "UsePower";
    /** Whose power. */
    card: Card;
    /** Its place among the abilities of the card, counted from 0. */
    ability: number;
  }
  /** Placing a Location or a Monster. */
  | {
    is: "Place";
    card: Card;
    /** What it costs. */
    shards: number;
  }
  /** Adding a Legend or Relic to the spearhead. */
  | {
    is: "Add";
    card: Card;
    /** Where to, from 1 to 3. */
    place: number;
    /** What it costs. */
    shards: number;
  }
  /** Putting a card under the one of its name. */
  | {
    is: "Reinforce";
    card: Card;
    /** What it costs. */
    shards: number;
  }
  /** Laying Element cards for rounds 1, 2 and 3. */
  | {
    is: "Lay";
    rounds: Array<LaidCard>;
  }
  /** An answer to a question that has several kinds of answers. */
  | {
    is: "Yes";
    /** What was asked. */
    about: string;
  }
  /** The other answer. */
  | {
    is: "No";
    /** What was asked. */
    about: string;
  }
  /** Choosing nothing, or nothing more. */
  | {
    is: "Nothing";
    /** What was asked. */
    about: string;
  }
  /** Drawing from a deck. */
  | {
    is: "DrawFrom";
    deck: DeckKind;
    /** How many cards it has. */
    left: number;
  }
  /** A Legend ascends, or whatever else is done with the one that stands there. */
  | {
    is: "Choose";
    legend: Card;
  }
  /** Ordering a company to rounds 1, 2 and 3. */
  | {
    is: "Order";
    fighters: Array<Fighter>;
  }
  /** Two fighters of the opponent change places. */
  | {
    is: "Exchange";
    /** The earlier round. */
    one: number;
    /** The later round. */
    other: number;
    /** Who acts in the earlier round. */
    first: Fighter;
    /** Who acts in the later round. */
    second: Fighter;
  }
  /** Putting Element cards back. */
  | {
    is: "PutBack";
    /** The ids of those that go back, the top first. */
    kept: Array<string>;
    /** The ids of the others. */
    discarded: Array<string>;
  };

/** The options of section 15. */
export type Options = {
  /** Whether a won duel must be followed by an ascension. */
  ascensionAfterWin: AscensionAfterWin;
  /** Whether duplicates make a Legend or Relic stronger; they protect a Legend in any case. */
  awakening: boolean;
  /** Whether a player whose two decks are empty at the end of their turn loses. */
  concedeOnExhaustion: boolean;
  /** What a Location costs. */
  locationPrice: LocationPrice;
  /** Whether only the first pillar of a player counts. */
  pillarOnce: boolean;
  /** Whether a premium print is the same card in play. */
  premium: PremiumCards;
  /** What happens to the Relic of a Legend that left. */
  relicFate: RelicFate;
  /** How many victory points a Monster gives that is saved from a lost invasion: 0 or 1. */
  savedMonsterVp: number;
  /** After how many turns in a row without a card to draw and without victory points the game ends, 2 or more. */
  stalemateTurns: number;
  /** After how many turns the game ends, 2 or more. */
  turnLimit: number;
};

/** How a game ended. */
export type Outcome = {
  /** All seats that won, ascending; empty if the game is drawn. */
  winners: Array<Seat>;
  /** The number of the rule that ended it. */
  rule: string;
};

/** Cards that not everybody may know: a hand, sorted by id; a deck, the top first; Element cards that were drawn or laid. */
export type PileOfCard = {
  /** The cards, all unknown if the viewer may not know them. */
  cards: Array<Card>;
};

/** Cards that not everybody may know: a hand, sorted by id; a deck, the top first; Element cards that were drawn or laid. */
export type PileOfElementCard = {
  /** The cards, all unknown if the viewer may not know them. */
  cards: Array<ElementCard>;
};

/** Whether a premium print is the same card in play. */
export type PremiumCards = "SAME_CARD" | "SEPARATE";

/** One thing wrong with an input: a deck, a configuration, a replay. */
export type Problem = {
  /** Where it is, for example deck of seat B or line 7. */
  place: string;
  /** What is wrong: a key, facts and a sentence. */
  why: Rejection;
};

/** What a player has to pay with, and has gained. */
export type Purse = {
  /** Raïven, which are never gained. */
  raiven: number;
  /** Dream Shards, without an upper limit but MOST. */
  shards: number;
  /** Action points. */
  ap: number;
  /** Victory points, likewise. */
  vp: number;
  /** How many shards the next placement of this turn costs less. */
  discount: number;
};

/** What a player is asked. */
export type Question = {
  /** Who is asked. */
  seat: Seat;
  /** The number of the rule that asks. */
  rule: string;
  /** A short stable key, such as block. */
  about: string;
  /** Whether only the asked player may know what can be chosen. */
  secret: boolean;
  /** Everything that may be chosen; others see none if that is secret. */
  options: Array<Choice>;
};

/** Why cards are drawn. */
export type Reason = "FIRST_HAND" | "TURN" | "TEXT";

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

/** What happens to the Relic of a Legend that left. */
export type RelicFate = "STAYS" | "DISCARDED";

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

/** A round of a duel that was fought. */
export type Round = {
  /** The attacker's Element card. */
  attacking: ElementCard;
  /** The attacker's strength; 0 if nobody acted for the attacker. */
  attack: number;
  /** The defender's Element card. */
  defending: ElementCard;
  /** The defender's strength; 0 if nobody acted for the defender. */
  defense: number;
  /** Who won it. */
  winner?: Seat;
  /** Whose fighter was beaten. */
  beaten?: Seat;
};

/** A place at the table, counted from 0. */
export type Seat = string;

/** What a View tells, in the words of the game. */
export type ShownGame = {
  /** Whose eyes it is for. */
  seat: Seat;
  /** The options of the game. */
  options: Options;
  /** The list that this seat brought; none for an onlooker. */
  list?: DeckList;
  /** The table, as in the view. */
  table: Table;
  /** What counts now of each Legend of the spearheads, South's first. */
  legends: Array<LegendStats>;
  /** Who is asked what; none when the game is over. */
  asked?: AskedOfActionAndDue;
  /** The card that the open question is about, if there is one. */
  subject?: Card;
  /** What this seat has to pay with; none for an onlooker. */
  purse?: Purse;
  /** What is under way or waits to happen, the next one first. */
  due: Array<Due>;
};

/** Everything of one player. */
export type Side = {
  /** Whose side. */
  seat: Seat;
  /** The decks, the hand and the discard pile. */
  decks: Decks;
  /** The Element cards. */
  elements: ElementCards;
  /** Resources. */
  purse: Purse;
  /** The Legends and Relics. */
  spearhead: Spearhead;
  /** Realm, nest and Pantheon. */
  domain: Domain;
  /** The names of cards whose power was used and can be used once per game. */
  used: Array<string>;
};

/** The Legends of a player and their Relics. */
export type Spearhead = {
  /** The places 1 to 3. */
  posts: Array<SpearheadPlace>;
};

/** A place of the spearhead. */
export type SpearheadPlace = {
  /** The Legend that stands there. */
  legend?: Stack;
  /** The Relic that lies there, with or without a Legend. */
  relic?: Stack;
};

/** A Legend or Relic of the spearhead, with its duplicates. */
export type Stack = {
  /** The card on top. */
  card: Card;
  /** Its duplicates, the one put under last at the end. */
  under: Array<Card>;
};

/** What is being chosen. */
export type Stage = "LEGENDS" | "RELICS" | "COMPLETE" | "CONCEDED";

/** Everything on the table. */
export type Table = {
  /** The elements of the game, in their order. */
  elements: Array<Element>;
  /** The number of the turn, counted from 1 for both players together; 0 before the first. */
  turn: number;
  /** Who has the Sword. */
  active: Seat;
  /** South's side. */
  south: Side;
  /** North's side. */
  north: Side;
  /** The duel under way. */
  duel?: Duel;
  /** What waits for the next duel, in the order of use. */
  promises: Array<NextDuelEffect>;
  /** How many turns in a row count for a stalemate. */
  idle: number;
  /** Whether a victory point was gained this turn. */
  gained: boolean;
  /** How the game ended. */
  outcome?: Outcome;
};

/** Something that is still to be done. */
export type Task =
  /** A player is asked a question. */
  | {
    is: "Ask";
    /** The question. */
    question: Question;
  }
  /** Both players decide, secretly and at the same time, which of the drawn Legends and Relics they keep, and who bears the Relics. */
  | {
    is: "Drafting";
    /** By seat; a seat sees only its own. */
    drafts: BallotOfDraft;
  }
  /** Both players draw an Element card; who has the higher one chooses between Sword and Diamond. */
  | {
    is: "DrawForSword";
  }
  /** A player takes the Sword or leaves it to the other. */
  | {
    is: "ChooseSword";
    seat: Seat;
  }
  /** A player takes the Sword: the other receives a shard, then the hand is filled. */
  | {
    is: "BeginTurn";
    turn: number;
    active: Seat;
  }
  /** The active player receives action points. */
  | {
    is: "ReceivePoints";
  }
  /** The active player goes on, as long as there are action points. */
  | {
    is: "Continue";
  }
  /** The Sword passes. */
  | {
    is: "EndTurn";
  }
  /** The active player acts, or passes the Sword. */
  | {
    is: "TakeAction";
    seat: Seat;
  }
  /** A player may burn another card in the same action. */
  | {
    is: "BurnMore";
    seat: Seat;
  }
  /** A Location was placed: a pillar may be complete. */
  | {
    is: "CheckPillar";
    seat: Seat;
  }
  /** One Location of each element ascends; the owner chooses among several of an element. */
  | {
    is: "CompletePillar";
    seat: Seat;
    /** Those of the first elements. */
    chosen: Array<Card>;
  }
  /** An ability is being carried out, one part after another. */
  | {
    is: "CarryOut";
    /** Who has the effect. */
    seat: Seat;
    /** The card. */
    card: Card;
    /** The place of the ability on the card. */
    ability: number;
    /** The place of the next part. */
    next: number;
    /** What has been chosen for that part so far. */
    answers: Array<Choice>;
  }
  /** A player draws cards, naming the deck for each. */
  | {
    is: "DrawCards";
    seat: Seat;
    /** Why. */
    reason: Reason;
    /** How many are still to be drawn. */
    left: number;
  }
  /** A player discards cards, one after another. */
  | {
    is: "DiscardCards";
    seat: Seat;
    /** How many are still to be discarded. */
    left: number;
  }
  /** A player looks at the top cards of their Element deck, and puts them back in any order. */
  | {
    is: "Arrange";
    seat: Seat;
    /** How many. */
    number: number;
    /** Whether cards may be discarded instead. */
    discarding: boolean;
  }
  /** The player has looked. */
  | {
    is: "PutBack";
    seat: Seat;
    /** How many cards. */
    number: number;
    /** Whether cards may be discarded. */
    discarding: boolean;
  }
  /** A player orders the company: each fighter acts in one round only. */
  | {
    is: "OrderFighters";
    seat: Seat;
  }
  /** The defender blocks, or lets the attack pass. */
  | {
    is: "Defend";
    seat: Seat;
  }
  /** Fighters are exchanged by effects. */
  | {
    is: "ExchangeFighters";
    /** The players who have still to name a pair of the opponent's fighters, the next one first. */
    left: Array<Seat>;
  }
  /** Element cards are drawn for the duel; those of Monsters are laid at once, unseen. */
  | {
    is: "DrawElements";
  }
  /** Players lay Element cards, secretly and at the same time. */
  | {
    is: "Laying";
    /** By seat; a seat sees only its own. */
    laid: BallotOfLaid;
  }
  /** The three rounds are fought. */
  | {
    is: "Fight";
  }
  /** Beaten fighters are settled, one after another. */
  | {
    is: "SettleLosses";
    /** Those that are not settled, the next one first. */
    left: Array<Loss>;
  }
  /** The losses are settled: the duel is over, and who won it gains by it. */
  | {
    is: "EndDuel";
  }
  /** A player puts a Legend into the Pantheon. */
  | {
    is: "Ascend";
    seat: Seat;
    /** Whether the player won a duel; otherwise the attack was let pass. */
    won: boolean;
  }
  /** A player may put a Legend from the hand into the place of one that ascended, for a Raïven. */
  | {
    is: "Replace";
    seat: Seat;
    /** The place. */
    place: number;
  }
  /** The invader picks a Location of the opponent's realm, which is discarded. */
  | {
    is: "TakeLocation";
    seat: Seat;
  }
  /** Monsters lost: the invader saves one of them. */
  | {
    is: "SaveOne";
    seat: Seat;
  };

/** Numbers in some elements, 0 in all others: the values of a Legend or Monster, the bonus of a Relic. */
export type Values = {
  /** Those above 0. */
  all: Array<In>;
};

/** Everything that one seat may know of a game, and nothing else. */
export type View = {
  /** Whose view it is; an onlooker's seat sees what is public. */
  seat: Seat;
  /** The options of the game. */
  options: Options;
  /** The list that this seat brought; none for an onlooker. */
  list?: DeckList;
  /** The table, with unknown cards for all that this seat may not know. */
  table: Table;
  /** The part of what is still to be done that this seat may know, the next one first. */
  tasks: Array<Task>;
};
