// Cards of Carnage

export interface Documents {
  card: Card;
}

/** What a card does at one moment. */
export type Ability = {
  /** When it happens. */
  trigger: Trigger;
  /** The number of shards that a power costs, 0 or more; 0 for all other abilities. */
  price: number;
  /** Whether a player may use it only once per game. */
  oncePerGame: boolean;
  /** Its parts, in the order of the text. */
  effects: Array<Effect>;
};

/** What cards do and undergo, and texts can forbid. */
export type Act = "USE_POWER" | "BE_BEATEN" | "BE_CHOSEN";

/** A word that stands before a noun, such as "Ranged": an enum or a record of the game. */
export type Adjective =
  /** An element. */
  | {
    is: "Element";
    /** Its name, in lower case. */
    name: string;
  };

/** How much or how many. */
export type Amount =
  /** A number. */
  | {
    is: "Fixed";
    /** The number. */
    number: number;
  }
  /** So much for each: "2 for each Human of yours". */
  | {
    is: "ForEach";
    /** How much for each. */
    number: number;
    /** Which things are counted. */
    who: Filter;
  }
  /** A number of a thing: "the ATK of this card". */
  | {
    is: "StatOf";
    /** Of which thing. */
    whose: Selection;
    /** Which number. */
    stat: Stat;
  }
  /** A number of a player: "the cards in your hand". */
  | {
    is: "ScoreOf";
    /** Of which player. */
    whose: Whose;
    /** Which number. */
    score: Score;
  };

/** A place where things are, such as the battlefield or a pile: an enum of the game. */
export type Area =
  /** Where cards are. */
  | { is: "Where"; value: Where };

/** A printed card, a value that holds no game state; where it is not written in full, its id stands for it. */
export type Card = {
  /** Its id in texts for programs, such as cinder-warden. */
  id: string;
  /** Its name; cards with the same name are the same card, premium or not. */
  name: string;
  /** Whether it is a premium print. */
  premium: boolean;
  /** What it is. */
  kind: CardKind;
  /** Its element. */
  element: Element;
  /** Its level; 0 for a Location. */
  level: number;
  /** The values of a Legend or Monster, the bonus of a Relic. */
  values: Values;
  /** What it does at certain moments, in the order of its text. */
  abilities: Array<Ability>;
  /** What applies while it is in play. */
  continuous: Array<Statement>;
};

/** What a card is. */
export type CardKind = "LEGEND" | "RELIC" | "MONSTER" | "LOCATION" | "UNKNOWN";

/** How two numbers compare. */
export type Comparison = "LESS" | "AT_MOST" | "EXACTLY" | "AT_LEAST" | "MORE";

/** What must be true: "if the opponent's deck is larger than yours". */
export type Condition =
  /** So many things are there: "there are 2 or more Humans of yours". */
  | {
    is: "There";
    /** How their number must compare. */
    comparison: Comparison;
    /** With what. */
    number: number;
    /** Which things. */
    who: Filter;
  }
  /** Two amounts compared. */
  | {
    is: "Compared";
    /** The first. */
    one: Amount;
    /** How they must compare. */
    comparison: Comparison;
    /** The second. */
    other: Amount;
  }
  /** Something is of a sort: "it is a Human". */
  | {
    is: "Is";
    /** What. */
    whom: Selection;
    /** Of which sort. */
    what: Noun;
  }
  /** Some players have more of something than others, or fewer: "you have fewer cards in hand than the opponent". */
  | {
    is: "Has";
    whose: Whose;
    comparison: Comparison;
    what: Tally;
    than: Whose;
  }
  /** A player leaves a round of the duel empty. */
  | {
    is: "RoundEmpty";
    whose: Whose;
  }
  /** A coin that is flipped shows heads. */
  | {
    is: "Heads";
  };

/** The two decks from which hands are drawn. */
export type DeckKind = "COMPANION" | "ADVENTURE";

/** Something that a thing does or undergoes, such as to attack, and that a text can forbid: an enum of the game. */
export type Deed =
  /** What cards do and undergo, and texts can forbid. */
  | { is: "Act"; value: Act };

/** How long a change lasts. */
export type Duration = "THIS_TURN" | "LASTING" | "NEXT_FIGHT";

/** One part of what an ability does, as data. */
export type Effect =
  /** Some happen if something is true, others if not: "if …, …; otherwise …". */
  | {
    is: "If";
    /** What must be true. */
    condition: Condition;
    /** What happens if it is. */
    then: Array<Effect>;
    /** What happens if it is not. */
    otherwise: Array<Effect>;
  }
  /** They happen if a player wants it: "you may …". */
  | {
    is: "May";
    /** The player: one. */
    who: Whose;
    /** What happens then. */
    parts: Array<Effect>;
  }
  /** One of several happens: "choose one: …; or …". */
  | {
    is: "ChooseOne";
    /** What can be chosen. */
    modes: Array<Mode>;
  }
  /** They happen once for each thing, which is "it" then: "for each of your Humans, it gets ATK +1". */
  | {
    is: "ForEach";
    /** Which things. */
    whom: Selection;
    /** What happens each time. */
    parts: Array<Effect>;
  }
  /** They happen several times: "3 times, …". */
  | {
    is: "Repeat";
    /** How often; more than MOST times counts as that. */
    times: Amount;
    /** What happens each time. */
    parts: Array<Effect>;
  }
  /** Players draw: "draw 2 cards". */
  | {
    is: "Draw";
    /** Who. */
    whose: Whose;
    /** How many. */
    cards: Amount;
  }
  /** A player discards cards of that player's choice. */
  | {
    is: "Discard";
    /** Who: one player. */
    whose: Whose;
    /** How many; all if there are fewer. */
    cards: number;
  }
  /** Players discard cards at random. */
  | {
    is: "DiscardAtRandom";
    /** Who. */
    whose: Whose;
    /** How many; all if there are fewer. */
    cards: number;
  }
  /** Things are destroyed. */
  | {
    is: "Destroy";
    /** What it happens to. */
    whom: Selection;
  }
  /** A number is added to one that they have: "gets ATK +2 this turn". */
  | {
    is: "Gets";
    /** What it happens to. */
    whom: Selection;
    stat: Stat;
    points: Amount;
    duration: Duration;
  }
  /** Things in play go elsewhere: "return an enemy Human to its owner's hand". */
  | {
    is: "Move";
    /** What it happens to. */
    whom: Selection;
    to: Area;
  }
  /** Cards in piles that everybody sees go elsewhere: "take a Weapon in your Underworld back into your hand"; also this card, if it has just gone there: "put this card into standby". */
  | {
    is: "Take";
    /** What it happens to. */
    whom: Selection;
    to: Area;
  }
  /** Things cannot do something: "cannot attack this turn". */
  | {
    is: "Forbid";
    /** What it happens to. */
    whom: Selection;
    deed: Deed;
    duration: Duration;
  }
  /** Players draw cards from a deck that the card names. */
  | {
    is: "DrawFrom";
    whose: Whose;
    deck: DeckKind;
    cards: Amount;
  }
  /** Players gain shards; nothing else is gained by texts. */
  | {
    is: "Gain";
    whose: Whose;
    what: Tally;
    number: Amount;
  }
  /** Players lose shards. */
  | {
    is: "Lose";
    whose: Whose;
    shards: Amount;
  }
  /** The controller gains the shards that the opponent loses. */
  | {
    is: "Steal";
    shards: Amount;
  }
  /** The next placement of this turn costs less. */
  | {
    is: "CheaperPlacement";
    shards: Amount;
  }
  /** The controller looks at the top cards of their Element deck, and puts them back in any order. */
  | {
    is: "Look";
    cards: number;
  }
  /** The controller looks at the top cards of their Element deck, and puts back or discards each of them. */
  | {
    is: "Meditate";
    cards: number;
  }
  /** Values of Legends are multiplied. */
  | {
    is: "Multiply";
    whom: Selection;
    element: Element;
    by: number;
  }
  /** Players have more strength in an element that the card names, or less. */
  | {
    is: "StrongerIn";
    whose: Whose;
    element: Element;
    number: Amount;
  }
  /** The controller has more strength in an element that is named when it happens. */
  | {
    is: "Stronger";
    number: Amount;
  }
  /** Two fighters of the opponent change places after both companies have been ordered. */
  | {
    is: "Exchange";
  }
  /** A beaten Legend may be kept without paying a Raïven. */
  | {
    is: "Rescue";
  }
  /** Ties are won. */
  | {
    is: "WinTies";
  };

/** An element. */
export type Element = {
  /** Its name, in lower case. */
  name: string;
};

/** The numbers of a card beside its values in elements. */
export type Figure = "LEVEL";

/** Which things: "another Melee Human of yours with ATK 2 or less". */
export type Filter = {
  /** Whose they are. */
  whose: Whose;
  /** Whether this card itself is left out. */
  another: boolean;
  /** What all of them are besides, in the order of the text. */
  adjectives: Array<Adjective>;
  /** What they are. */
  noun: Noun;
  /** A number that they have, if they must have one. */
  than?: Than;
  /** Where they are. */
  where: Area;
};

/** A number in one element. */
export type In = {
  element: Element;
  /** The number, 1 or more. */
  number: number;
};

/** One of several things to choose. */
export type Mode = {
  /** What happens then. */
  effects: Array<Effect>;
};

/** Something that can happen to a thing, or to a player: an enum of the game. */
export type Moment =
  /** What has to happen for an ability to happen. */
  | { is: "When"; value: When };

/** What a thing is, such as "Battle card" or "Human": an enum of the game. */
export type Noun =
  /** A card of any kind: "a card in your Underworld". */
  | {
    is: "AnyCard";
  }
  /** What a card is. */
  | { is: "CardKind"; value: CardKind };

/** A number that a player has, such as the cards in hand: an enum of the game. */
export type Score =
  /** The numbers of a player, which everybody knows. */
  | { is: "Tally"; value: Tally };

/** Which things something happens or applies to. */
export type Selection =
  /** This card. */
  | {
    is: "This";
  }
  /** The thing that caused it: "that card". */
  | {
    is: "That";
  }
  /** What was chosen before: "it", "they". */
  | {
    is: "It";
  }
  /** All that fit a filter. */
  | {
    is: "All";
    who: Filter;
  }
  /** Some, chosen by the controller: "an enemy Human", "up to two of your Humans". */
  | {
    is: "Chosen";
    /** How many at least. */
    least: number;
    /** How many at most. */
    most: number;
    /** Which ones. */
    who: Filter;
  }
  /** Some at random. */
  | {
    is: "Random";
    /** How many; all if there are fewer. */
    number: number;
    /** Which ones. */
    who: Filter;
  }
  /** The fighter against which the card, or the Legend that it serves, acts in its round; none outside duels. */
  | {
    is: "Facing";
  };

/** A number that a thing has, such as its attack: an enum of the game. */
export type Stat =
  /** An element. */
  | {
    is: "Element";
    /** Its name, in lower case. */
    name: string;
  }
  /** The numbers of a card beside its values in elements. */
  | { is: "Figure"; value: Figure };

/** What applies while a card is in play, as data. */
export type Statement =
  /** A number is added: "has ATK +1". */
  | {
    is: "Adds";
    /** To which things. */
    whom: Selection;
    stat: Stat;
    points: Amount;
  }
  /** A number is multiplied: "has ATK x2". */
  | {
    is: "Multiplies";
    /** To which things. */
    whom: Selection;
    stat: Stat;
    by: number;
  }
  /** Things cannot do something: "cannot attack". */
  | {
    is: "Cannot";
    /** To which things. */
    whom: Selection;
    deed: Deed;
  }
  /** Cards cost more or less to play: "your Weapons cost 1 less". */
  | {
    is: "Costs";
    whose: Whose;
    kind: Noun;
    more: number;
  }
  /** Something applies while something is true: "while …, …". */
  | {
    is: "While";
    condition: Condition;
    what: Statement;
  }
  /** Ties in its round are won. */
  | {
    is: "WinsTies";
  }
  /** The fighter is stronger in its round, in all elements. */
  | {
    is: "InItsRound";
    number: Amount;
  }
  /** If the Monsters have lost, this one is saved. */
  | {
    is: "SavedFirst";
  };

/** The numbers of a player, which everybody knows. */
export type Tally = "SHARDS" | "RAIVEN" | "VICTORY_POINTS" | "HAND" | "COMPANION_DECK" | "ADVENTURE_DECK" | "DISCARD_PILE" | "PILLARS";

/** A number compared: "with ATK 2 or less". */
export type Than = {
  /** Which number. */
  stat: Stat;
  /** How it must compare. */
  comparison: Comparison;
  /** With what. */
  number: number;
};

/** When an ability happens. */
export type Trigger = {
  /** What has to happen. */
  moment: Moment;
  /** To what, or to whom. */
  who: Who;
};

/** Numbers in some elements, 0 in all others: the values of a Legend or Monster, the bonus of a Relic. */
export type Values = {
  /** The numbers above 0. */
  all: Array<In>;
};

/** What has to happen for an ability to happen. */
export type When = "USED" | "PLACED" | "BEATEN" | "ASCENDS" | "ATTACKS" | "WINS_DUEL" | "DRAWS" | "START_OF_TURN" | "END_OF_TURN";

/** Where cards are. */
export type Where = "DOMAIN" | "PANTHEON" | "DISCARD_PILE" | "HAND";

/** To what, or to whom, something has to happen. */
export type Who =
  /** To a thing that the text need not describe, such as its card itself. */
  | {
    is: "Of";
    /** Which thing. */
    whom: Selection;
  }
  /** To one of several things: "a Human of yours". */
  | {
    is: "OneOf";
    /** Which ones. */
    who: Filter;
  }
  /** To a player; of moments that come with a turn, in whose turn. */
  | {
    is: "Player";
    /** To which player. */
    whose: Whose;
  };

/** Whose things, or which players, from the point of view of a card's controller. */
export type Whose = "OWN" | "ENEMY" | "ANY";
