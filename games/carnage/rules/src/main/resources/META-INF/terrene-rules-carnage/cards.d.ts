// Cards of Carnage

export interface Documents {
  card: Card;
}

/** What a card does at one moment. */
export type Ability = {
  /** When it happens. */
  moment: Moment;
  /** The number of shards that a power costs, 0 or more; 0 for all other abilities. */
  price: number;
  /** Whether a player may use it only once per game. */
  oncePerGame: boolean;
  /** Its parts, in the order of the text. */
  effects: Array<Effect>;
};

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
  /** What applies in every duel. */
  traits: Array<Trait>;
};

/** What a card is. */
export type CardKind = "LEGEND" | "RELIC" | "MONSTER" | "LOCATION" | "UNKNOWN";

/** The two decks from which hands are drawn. */
export type DeckKind = "COMPANION" | "ADVENTURE";

/** One part of what an ability does, as data. */
export type Effect =
  /** A player draws cards, and names the deck for each. */
  | {
    is: "Draw";
    /** The player. */
    who: Who;
    /** The number of cards. */
    cards: number;
  }
  /** A player draws cards from a deck that the card names. */
  | {
    is: "DrawFrom";
    /** The player. */
    who: Who;
    /** The deck. */
    deck: DeckKind;
    /** The number of cards. */
    cards: number;
  }
  /** A player discards cards of that player's choice. */
  | {
    is: "Discard";
    /** The player. */
    who: Who;
    /** The number of cards. */
    cards: number;
  }
  /** The player takes a card back from their discard pile. */
  | {
    is: "TakeBack";
    /** The kind that the card must be of; none for any card. */
    kind?: CardKind;
  }
  /** For the next duel, more strength in an element that the card names. */
  | {
    is: "StrongerIn";
    element: Element;
    /** The amount of strength. */
    number: number;
  }
  /** For the next duel, more strength in an element that the player names when using the power. */
  | {
    is: "Stronger";
    /** The amount of strength. */
    number: number;
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
  }
  /** A player looks at the top cards of their Element deck, and puts them back in any order. */
  | {
    is: "Look";
    /** The number of top cards that are looked at, from 1 to 4 (MOST_LOOKED_AT). */
    cards: number;
  }
  /** A player looks at the top cards of their Element deck, and puts back or discards each of them. */
  | {
    is: "Meditate";
    /** The number of top cards that are looked at, from 1 to 4 (MOST_LOOKED_AT). */
    cards: number;
  }
  /** A player gains shards. */
  | {
    is: "GainShards";
    /** The player. */
    who: Who;
    /** The number of shards. */
    shards: number;
  }
  /** The next placement of this turn costs less. */
  | {
    is: "CheaperPlacement";
    /** The number of shards that it costs less. */
    shards: number;
  };

/** An element. */
export type Element = {
  /** Its name, in lower case. */
  name: string;
};

/** A number in one element. */
export type In = {
  element: Element;
  /** The number, 1 or more. */
  number: number;
};

/** When an ability happens. */
export type Moment = "USED" | "PLACED" | "BEATEN";

/** Something that applies in every duel, as data. */
export type Trait =
  /** Ties in its round are won. */
  | {
    is: "WinsTies";
  }
  /** The fighter is stronger in its round, in all elements, if the other side left a round empty. */
  | {
    is: "AgainstFew";
    /** The amount of strength. */
    number: number;
  }
  /** If the Monsters have lost, this one is saved. */
  | {
    is: "SavedFirst";
  };

/** Numbers in some elements, 0 in all others: the values of a Legend or Monster, the bonus of a Relic. */
export type Values = {
  /** The numbers above 0. */
  all: Array<In>;
};

/** A player, from the point of view of a card. */
export type Who = "YOU" | "OPPONENT";
