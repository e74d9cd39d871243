// Cards of Terralore

export interface Documents {
  card: Card;
}

/** What a card does at one moment. */
export type Ability = {
  /** When it happens. */
  trigger: Trigger;
  /** Its parts, which happen in this order. */
  effects: Array<Effect>;
};

/** What a text can forbid. */
export type Act = "BE_MOVED" | "BE_DESTROYED" | "BE_EXILED" | "BE_RETURNED" | "BE_CHOSEN";

/** A word that stands before a noun, such as "Ranged": an enum or a record of the game. */
export type Adjective =
  /** A kind of Creature. */
  | {
    is: "Tribe";
    /** Its name, such as "Heron", as in "Heron Creature". */
    name: string;
  };

/** An element; as a word on a card, the Creatures that have it. */
export type Affinity = {
  /** Its name, such as "Water"; the cards decide which elements there are. */
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
  /** Where cards are, and where they go. */
  | { is: "Where"; value: Where };

/** A printed card, or a token, a value that holds no game state; where it is not written in full, its id stands for it. */
export type Card = {
  /** Its id in texts for programs, such as reed-heron. */
  id: string;
  /** Its name; two cards with the same name are the same card. */
  name: string;
  /** What it is. */
  kind: CardKind;
  /** How many other cards must be discarded to play it; none for a token, which is not the same as 0. */
  cost?: number;
  /** Its element; a token may have none. */
  affinity?: Affinity;
  /** How rare it is; none for a token. */
  rarity?: Rarity;
  /** Its tribes. */
  tribes: Array<Tribe>;
  /** The printed points. */
  points: Points;
  /** The abilities, at most one for each timing. */
  abilities: Array<Ability>;
  /** What it does while it is on the field. */
  continuous: Array<Statement>;
  /** What happens to it when its effect is complete, if it is a Skill. */
  leaving: Leaving;
};

/** What a card is. */
export type CardKind = "CREATURE" | "SKILL" | "TOKEN" | "UNKNOWN";

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
  /** Tokens with all these names are with the card in its controller's defending lane, whichever effect made them. */
  | {
    is: "FlankedInDefence";
    /** The names of the tokens. */
    names: Array<string>;
  };

/** Something that a thing does or undergoes, such as to attack, and that a text can forbid: an enum of the game. */
export type Deed =
  /** What a text can forbid. */
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
  /** Cards go from the top of a pile to another one: "the opponent's deck loses 3 cards". */
  | {
    is: "Mill";
    /** Whose pile. */
    whose: Whose;
    /** How many. */
    cards: Amount;
    /** From which pile. */
    from: Area;
    /** To which pile. */
    to: Area;
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
  /** The controller looks at the top cards of piles, which stay there: "look at the top 3 cards of your deck". */
  | {
    is: "LookAtTop";
    /** Whose piles. */
    whose: Whose;
    /** How many cards; all if there are fewer. */
    cards: Amount;
    /** Which pile. */
    from: Area;
  }
  /** The controller looks at hands: "look at the opponent's hand". */
  | {
    is: "LookAtHand";
    /** Whose hands. */
    whose: Whose;
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
  /** A number that they have is replaced: "gets ATK = 3 this turn". */
  | {
    is: "GetsExactly";
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
  /** The controller of the text controls them from now on: "take control of an enemy Human". */
  | {
    is: "Control";
    /** What it happens to. */
    whom: Selection;
  }
  /** A castle takes damage. */
  | {
    is: "DamageCastle";
    /** Whose castle. */
    whose: Whose;
    /** The amount of damage. */
    damage: Amount;
  }
  /** A castle is healed. */
  | {
    is: "HealCastle";
    /** Whose castle. */
    whose: Whose;
    /** The amount of HP. */
    hp: Amount;
  }
  /** A castle can take only a limited amount of damage until the turn ends; 0 prevents all of it. */
  | {
    is: "LimitDamage";
    /** Whose castle. */
    whose: Whose;
    /** The highest amount of further damage, 0 or more. */
    most: number;
  }
  /** Tokens are made in the column of the card. */
  | {
    is: "MakeTokens";
    /** The token. */
    token: Card;
    /** The number of tokens; fewer if there are not enough places. */
    number: number;
    /** On whose side; ANY means both. */
    side: Whose;
  }
  /** Creatures are destroyed, and the card gains the current points that they had. */
  | {
    is: "Devour";
    who: Filter;
  }
  /** Points are added to the total of the controller's lane in the column of the card, this turn. */
  | {
    is: "AddToTotal";
    /** The number of points; may be negative. */
    points: number;
  }
  /** The total of the controller's lane in the column of the card is multiplied, this turn. */
  | {
    is: "MultiplyTotal";
    /** The factor; not 1, which changes nothing. */
    by: number;
  }
  /** Two Creatures of one player, one from each lane, exchange lanes. */
  | {
    is: "ExchangeLanes";
  }
  /** The controller chooses a deck, and its top cards are put into its Graveyard. */
  | {
    is: "MillEither";
    /** The number of cards; fewer if the deck has fewer. */
    cards: number;
  }
  /** The controller looks at the top cards of their own deck and puts them back in any order. */
  | {
    is: "Reorder";
    /** The number of cards; fewer if the deck has fewer. */
    cards: number;
  }
  /** The controller looks at the top cards of their own deck and draws one of them. */
  | {
    is: "DrawOneOf";
    /** The number of cards; fewer if the deck has fewer. */
    cards: number;
  }
  /** Creatures that came onto the field are revealed: their "on reveal" effects happen. */
  | {
    is: "Reveal";
    whom: Selection;
  }
  /** The card comes back from the Graveyard to the lane it left. */
  | {
    is: "ComeBack";
  }
  /** Effects are put off until the end of the turn. */
  | {
    is: "AtEndOfTurn";
    /** The effects that are put off. */
    effects: Array<Effect>;
  };

/** The numbers of a card. */
export type Figure = "POINTS" | "COST";

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

/** What happens to a Skill when its effect is complete. */
export type Leaving = "BURIED" | "EXILED" | "STAYING";

/** One of several things to choose. */
export type Mode = {
  /** What happens then. */
  effects: Array<Effect>;
};

/** Something that can happen to a thing, or to a player: an enum of the game. */
export type Moment =
  /** When an effect happens. */
  | { is: "When"; value: When };

/** What a thing is, such as "Battle card" or "Human": an enum of the game. */
export type Noun =
  /** A card of any kind: "a card in your Underworld". */
  | {
    is: "AnyCard";
  }
  /** What a card is. */
  | { is: "CardKind"; value: CardKind }
  /** An element; as a word on a card, the Creatures that have it. */
  | {
    is: "Affinity";
    /** Its name, such as "Water"; the cards decide which elements there are. */
    name: string;
  };

/** The printed points: one value, or one for each lane. */
export type Points = {
  /** The points in the attacking lane, 0 or more. */
  attacking: number;
  /** The points in the defending lane, 0 or more. */
  defending: number;
};

/** How rare a card is. */
export type Rarity = "COMMON" | "UNCOMMON" | "RARE" | "EPIC" | "LEGENDARY";

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
  /** One that the controller chooses: a card on the field, or any card in a Graveyard. */
  | {
    is: "OrBuried";
    /** Which cards on the field may be chosen. */
    who: Filter;
  };

/** A number that a thing has, such as its attack: an enum of the game. */
export type Stat =
  /** The numbers of a card. */
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
  /** No combat damage gets through the lane of the card. */
  | {
    is: "Shelter";
  };

/** The numbers of a player, which everybody knows. */
export type Tally = "CASTLE" | "HAND" | "DECK";

/** A number compared: "with ATK 2 or less". */
export type Than = {
  /** Which number. */
  stat: Stat;
  /** How it must compare. */
  comparison: Comparison;
  /** With what. */
  number: number;
};

/** A kind of Creature. */
export type Tribe = {
  /** Its name, such as "Heron", as in "Heron Creature". */
  name: string;
};

/** When an ability happens. */
export type Trigger = {
  /** What has to happen. */
  moment: Moment;
  /** To what, or to whom. */
  who: Who;
};

/** When an effect happens. */
export type When = "ON_REVEAL" | "AT_COUNTING" | "WHEN_DESTROYED" | "END_OF_TURN" | "START_OF_TURN" | "ENTERS" | "MOVES" | "DRAWS" | "DAMAGED" | "DISCARDS";

/** Where cards are, and where they go. */
export type Where = "HERE" | "ANYWHERE" | "OTHER_LANE" | "GRAVEYARD" | "HAND" | "DECK" | "EXILE";

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
