// Cards of Terralore

export interface Documents {
  card: Card;
}

/** What a card does at one moment. */
export type Ability = {
  /** When it happens. */
  timing: Timing;
  /** Its parts, which happen in this order. */
  effects: Array<Effect>;
};

/** An element. */
export type Affinity = {
  /** Its name, such as "Water"; the cards decide which elements there are. */
  name: string;
};

/** A number of points: "+2", "+1 for each other Creature here". */
export type Amount =
  /** A fixed number. */
  | {
    is: "Fixed";
    /** The number of points; may be negative. */
    number: number;
  }
  /** A number for each Creature, including the card itself if it is one of them. */
  | {
    is: "ForEach";
    /** The number of points for each; may be negative. */
    each: number;
    /** Which Creatures count. */
    who: CreatureFilter;
  }
  /** A number for each other Creature, not including the card itself. */
  | {
    is: "ForEachOther";
    /** The number of points for each; may be negative. */
    each: number;
    /** Which Creatures count. */
    who: CreatureFilter;
  };

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
  continuous: Array<Continuous>;
  /** What happens to it when its effect is complete, if it is a Skill. */
  leaving: Leaving;
};

/** Selects cards by what is printed on them. */
export type CardFilter = {
  /** The tribe, if it must be a certain one. */
  tribe?: Tribe;
  /** The affinity, if it must be a certain one. */
  affinity?: Affinity;
  /** The highest cost, if there is a limit; a token has no cost and does not fit. */
  mostCost?: number;
};

/** What a card is. */
export type CardKind = "CREATURE" | "SKILL" | "TOKEN" | "UNKNOWN";

/** The condition under which something continuous applies. */
export type Condition =
  /** Your castle has at most as many HP as the enemy castle. */
  | {
    is: "CastleNotAhead";
  }
  /** Tokens with all these names are with the card in its controller's defending lane, whichever effect made them. */
  | {
    is: "FlankedInDefence";
    /** The names of the tokens. */
    names: Array<string>;
  };

/** What a card does while it is face-up on the field, as data. */
export type Continuous =
  /** Creatures have more points while the card is on the field. */
  | {
    is: "Strengthen";
    /** Which Creatures. */
    who: CreatureFilter;
    /** The number of points; may be negative. */
    points: number;
  }
  /** The card has more points while a condition holds. */
  | {
    is: "StrengthenItself";
    /** The number of points; may be negative. */
    points: number;
    /** The condition. */
    condition: Condition;
  }
  /** While a condition holds, no combat damage gets through the lane of the card. */
  | {
    is: "Shelter";
    condition: Condition;
  };

/** Selects Creatures on the field. */
export type CreatureFilter = {
  /** On which side they are. */
  whose: Whose;
  /** In which lanes they are. */
  where: Where;
  /** Which cards they are. */
  kind: CardFilter;
  /** The highest number of current points, if there is a limit. */
  mostPoints?: number;
};

/** How long a change of points lasts. */
export type Duration = "THIS_TURN" | "LASTING";

/** One part of what an ability does, as data. */
export type Effect =
  /** Players draw cards. */
  | {
    is: "Draw";
    /** The players who draw. */
    who: Whose;
    /** The number of cards. */
    cards: number;
  }
  /** A player chooses cards and discards them, or discards the whole hand if it has fewer. */
  | {
    is: "Discard";
    /** The player who discards; not ANY. */
    who: Whose;
    /** The number of cards. */
    cards: number;
  }
  /** Players discard cards at random, or discard the whole hand if it has fewer. */
  | {
    is: "DiscardAtRandom";
    /** The players who discard. */
    who: Whose;
    /** The number of cards. */
    cards: number;
  }
  /** The controller chooses a deck, and its top cards are put into its Graveyard. */
  | {
    is: "Mill";
    /** The number of cards; fewer if the deck has fewer. */
    cards: number;
  }
  /** The controller looks at the top cards of their own deck and puts them back in any order. */
  | {
    is: "Reorder";
    /** The number of cards; fewer if the deck has fewer. */
    cards: number;
  }
  /** A castle takes damage. */
  | {
    is: "DamageCastle";
    /** Whose castle. */
    whose: Whose;
    /** The amount of damage. */
    damage: number;
  }
  /** A castle is healed. */
  | {
    is: "HealCastle";
    /** Whose castle. */
    whose: Whose;
    /** The amount of HP. */
    hp: number;
  }
  /** A castle can take only a limited amount of damage until the turn ends; 0 prevents all of it. */
  | {
    is: "LimitDamage";
    /** Whose castle. */
    whose: Whose;
    /** The highest amount of further damage, 0 or more. */
    most: number;
  }
  /** Creatures are destroyed. */
  | {
    is: "Destroy";
    /** The Creatures affected. */
    whom: Selection;
  }
  /** Creatures are exiled. */
  | {
    is: "Exile";
    /** The Creatures affected. */
    whom: Selection;
  }
  /** Creatures are returned to the hands of their owners. */
  | {
    is: "ReturnToHand";
    /** The Creatures affected. */
    whom: Selection;
  }
  /** Creatures move to the other lane of their player. */
  | {
    is: "Move";
    /** The Creatures affected. */
    whom: Selection;
  }
  /** Points are added or taken away. */
  | {
    is: "ChangePoints";
    /** The Creatures affected. */
    whom: Selection;
    amount: Amount;
    duration: Duration;
  }
  /** The points are set to a number: "Points are N". */
  | {
    is: "SetPoints";
    /** The Creatures affected. */
    whom: Selection;
    /** The number of points, 0 or more. */
    points: number;
    /** How long it lasts. */
    duration: Duration;
  }
  /** A card from your Graveyard is put on top of your deck: once per deck and game, whoever's effect it is. */
  | {
    is: "Recycle";
    kind: CardFilter;
  }
  /** A Creature card from your Graveyard is put onto the field in the column of this card. */
  | {
    is: "Revive";
    /** Which cards may be chosen. */
    kind: CardFilter;
    /** Whether its "on reveal" effect happens, which it does only if the text says so. */
    revealing: boolean;
  }
  /** The card comes back from the Graveyard to the lane it left. */
  | {
    is: "ComeBack";
  }
  /** A Creature on the field or a card in a Graveyard is exiled. */
  | {
    is: "ExileAnywhere";
    /** Which Creatures may be chosen. */
    who: CreatureFilter;
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
    who: CreatureFilter;
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
  /** Effects are put off until the end of the turn. */
  | {
    is: "AtEndOfTurn";
    /** The effects that are put off. */
    effects: Array<Effect>;
  };

/** What happens to a Skill when its effect is complete. */
export type Leaving = "BURIED" | "EXILED" | "STAYING";

/** The printed points: one value, or one for each lane. */
export type Points = {
  /** The points in the attacking lane, 0 or more. */
  attacking: number;
  /** The points in the defending lane, 0 or more. */
  defending: number;
};

/** How rare a card is. */
export type Rarity = "COMMON" | "UNCOMMON" | "RARE" | "EPIC" | "LEGENDARY";

/** The Creatures that a part of an effect applies to. */
export type Selection =
  /** The controller chooses this many Creatures that fit the filter, or all if there are fewer: different ones, in ascending order of their numbers. */
  | {
    is: "Targets";
    /** The number of Creatures, 1 or more. */
    number: number;
    /** Which Creatures may be chosen. */
    who: CreatureFilter;
  }
  /** All Creatures that fit the filter. */
  | {
    is: "All";
    who: CreatureFilter;
  }
  /** The card itself, as its text says. */
  | {
    is: "Itself";
  };

/** When an effect happens. */
export type Timing = "ON_REVEAL" | "AT_COUNTING" | "WHEN_DESTROYED" | "END_OF_TURN";

/** A kind of Creature. */
export type Tribe = {
  /** Its name, such as "Heron", as in "Heron Creature". */
  name: string;
};

/** In which lanes an effect looks for Creatures. */
export type Where = "HERE" | "ANYWHERE";

/** Whose, from the point of view of an effect's controller. */
export type Whose = "OWN" | "ENEMY" | "ANY";
