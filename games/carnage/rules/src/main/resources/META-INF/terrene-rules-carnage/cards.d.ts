// Cards of Carnage

export interface Documents {
  card: Card;
}

/** Something that a card does at a moment. */
export type Ability = {
  /** When. */
  moment: Moment;
  /** The shards that a power costs, 0 or more; 0 for all else. */
  price: number;
  /** Whether a player may use it only once per game. */
  oncePerGame: boolean;
  /** Its parts, in the order of the text. */
  effects: Array<Effect>;
};

/** A printed card: a value that holds no game state. */
export type Card = {
  /** Its name in texts for programs, such as cinder-warden. */
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
  /** What holds in every duel. */
  traits: Array<Trait>;
};

/** What a card is. */
export type CardKind = "LEGEND" | "RELIC" | "MONSTER" | "LOCATION" | "UNKNOWN";

/** The two decks from which hands are drawn. */
export type DeckKind = "COMPANION" | "ADVENTURE";

/** One part of what an ability does, as data: a value that knows what it does, and holds no game state. */
export type Effect =
  /** A player draws cards and names the deck for each. */
  | {
    is: "Draw";
    who: Who;
    cards: number;
  }
  /** A player draws cards from a deck that the card names. */
  | {
    is: "DrawFrom";
    who: Who;
    deck: DeckKind;
    cards: number;
  }
  /** A player discards cards of that player's choice. */
  | {
    is: "Discard";
    who: Who;
    cards: number;
  }
  /** The player takes a card back from their discard pile. */
  | {
    is: "TakeBack";
    /** Only cards of that kind; none for any card. */
    kind?: CardKind;
  }
  /** More strength in an element that the card names. */
  | {
    is: "StrongerIn";
    element: Element;
    number: number;
  }
  /** More strength in an element that the player names on use. */
  | {
    is: "Stronger";
    number: number;
  }
  /** Two fighters of the opponent change places after both orders. */
  | {
    is: "Exchange";
  }
  /** A beaten Legend may be kept without Raïven. */
  | {
    is: "Rescue";
  }
  /** Ties are won. */
  | {
    is: "WinTies";
  }
  /** The cards go back in any order. */
  | {
    is: "Look";
    /** How many of the top cards are looked at, from 1 to . */
    cards: number;
  }
  /** Each card goes back or is discarded. */
  | {
    is: "Meditate";
    /** How many of the top cards are looked at, from 1 to . */
    cards: number;
  }
  /** A player gains shards. */
  | {
    is: "GainShards";
    who: Who;
    shards: number;
  }
  /** The next placement of this turn costs less. */
  | {
    is: "CheaperPlacement";
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
  /** 1 or more. */
  number: number;
};

/** When an ability happens. */
export type Moment = "USED" | "PLACED" | "BEATEN";

/** Something that holds in every duel, as data. */
export type Trait =
  /** Ties in its round are won. */
  | {
    is: "WinsTies";
  }
  /** It is stronger in its round, in all elements, if the other side left a round empty. */
  | {
    is: "AgainstFew";
    number: number;
  }
  /** When Monsters lost, this one is saved. */
  | {
    is: "SavedFirst";
  };

/** Numbers in some elements, 0 in all others: the values of a Legend or Monster, the bonus of a Relic. */
export type Values = {
  /** Those above 0. */
  all: Array<In>;
};

/** A player, from the point of view of a card. */
export type Who = "YOU" | "OPPONENT";
