// Cards of Terralore

export interface Documents {
  card: Card;
}

/** What a card does at one moment. */
export type Ability = {
  /** When. */
  timing: Timing;
  /** Its parts, which happen in this order. */
  effects: Array<Effect>;
};

/** An element. */
export type Affinity = {
  /** Such as "Water"; the cards decide which ones there are. */
  name: string;
};

/** A number of points: "+2", "+1 for each other Creature here". */
export type Amount =
  /** A fixed number. */
  | {
    is: "Fixed";
    /** How many; may be negative. */
    number: number;
  }
  /** A number for each Creature, including the card itself if it is one of them. */
  | {
    is: "ForEach";
    /** How many for each; may be negative. */
    each: number;
    /** Which Creatures count. */
    who: CreatureFilter;
  }
  /** A number for each other Creature, not including the card itself. */
  | {
    is: "ForEachOther";
    /** How many for each; may be negative. */
    each: number;
    /** Which Creatures count. */
    who: CreatureFilter;
  };

/** A printed card, or a token: a value that holds no game state. */
export type Card = {
  /** Its name in texts for programs, such as reed-heron. */
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
  /** At most one for each timing. */
  abilities: Array<Ability>;
  /** What it does while it is on the field. */
  continuous: Array<Continuous>;
  /** What becomes of it if it is a Skill. */
  leaving: Leaving;
};

/** Selects cards by what is printed on them. */
export type CardFilter = {
  /** Of that tribe. */
  tribe?: Tribe;
  /** Of that affinity. */
  affinity?: Affinity;
  /** Of at most that cost; a token has no cost and does not fit. */
  mostCost?: number;
};

/** What a card is. */
export type CardKind = "CREATURE" | "SKILL" | "TOKEN" | "UNKNOWN";

/** The condition under which something continuous applies. */
export type Condition =
  /** While your castle has at most as many HP as the enemy castle. */
  | {
    is: "CastleNotAhead";
  }
  /** While tokens with all these names are with the card in its controller's defending lane, whichever effect made them. */
  | {
    is: "FlankedInDefence";
    /** The names. */
    names: Array<string>;
  };

/** What a card does while it is face-up on the field, as data. */
export type Continuous =
  /** Creatures have more points while the card is on the field. */
  | {
    is: "Strengthen";
    /** Which. */
    who: CreatureFilter;
    /** How many; may be negative. */
    points: number;
  }
  /** The card has more points while a condition holds. */
  | {
    is: "StrengthenItself";
    /** How many; may be negative. */
    points: number;
    /** The condition. */
    condition: Condition;
  }
  /** No combat damage comes through the lane of the card while a condition holds. */
  | {
    is: "Shelter";
    condition: Condition;
  };

/** Selects Creatures on the field. */
export type CreatureFilter = {
  /** On which side. */
  whose: Whose;
  /** In which lane. */
  where: Where;
  /** Which cards. */
  kind: CardFilter;
  /** With at most this many current points. */
  mostPoints?: number;
};

/** How long a change of points lasts. */
export type Duration = "THIS_TURN" | "LASTING";

/** One part of what an ability does, as data: a value that knows what it does, and holds no game state. */
export type Effect =
  /** Players draw cards. */
  | {
    is: "Draw";
    who: Whose;
    cards: number;
  }
  /** A player chooses and discards cards, or the whole hand if there are fewer. */
  | {
    is: "Discard";
    /** Which player; not ANY. */
    who: Whose;
    /** How many. */
    cards: number;
  }
  /** Players discard cards at random, or the whole hand if there are fewer. */
  | {
    is: "DiscardAtRandom";
    who: Whose;
    cards: number;
  }
  /** The controller chooses a deck, and its top cards are put into its Graveyard. */
  | {
    is: "Mill";
    /** How many; fewer if there are fewer. */
    cards: number;
  }
  /** The controller looks at the top cards of their own deck and puts them back in any order. */
  | {
    is: "Reorder";
    /** How many; fewer if there are fewer. */
    cards: number;
  }
  /** A castle takes damage. */
  | {
    is: "DamageCastle";
    whose: Whose;
    damage: number;
  }
  /** A castle is healed. */
  | {
    is: "HealCastle";
    whose: Whose;
    hp: number;
  }
  /** A castle can take only a limited amount of damage until the turn ends; 0 prevents all of it. */
  | {
    is: "LimitDamage";
    /** Which. */
    whose: Whose;
    /** How much, 0 or more. */
    most: number;
  }
  /** Creatures are destroyed. */
  | {
    is: "Destroy";
    /** Which Creatures it affects. */
    whom: Selection;
  }
  /** Creatures are exiled. */
  | {
    is: "Exile";
    /** Which Creatures it affects. */
    whom: Selection;
  }
  /** Creatures are returned to the hands of their owners. */
  | {
    is: "ReturnToHand";
    /** Which Creatures it affects. */
    whom: Selection;
  }
  /** Creatures move to the other lane of their player. */
  | {
    is: "Move";
    /** Which Creatures it affects. */
    whom: Selection;
  }
  /** Points are added or taken. */
  | {
    is: "ChangePoints";
    /** Which Creatures it affects. */
    whom: Selection;
    amount: Amount;
    duration: Duration;
  }
  /** "Points are N". */
  | {
    is: "SetPoints";
    /** Whose points. */
    whom: Selection;
    /** How many, 0 or more. */
    points: number;
    /** For how long. */
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
    /** Which. */
    kind: CardFilter;
    /** Whether its "on reveal" happens, which it does only if the text says so. */
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
    /** Which. */
    token: Card;
    /** How many, as long as there are places. */
    number: number;
    /** On whose side; ANY means both. */
    side: Whose;
  }
  /** Creatures are destroyed, and the card gains the current points they had. */
  | {
    is: "Devour";
    who: CreatureFilter;
  }
  /** Points are added to the total of the controller's lane in the column of the card, this turn. */
  | {
    is: "AddToTotal";
    /** How much; may be negative. */
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
    /** What is put off. */
    effects: Array<Effect>;
  };

/** What becomes of a Skill when its effect is complete. */
export type Leaving = "BURIED" | "EXILED" | "STAYING";

/** Printed points: one value, or one for each lane. */
export type Points = {
  /** In the attacking lane, 0 or more. */
  attacking: number;
  /** In the defending lane, 0 or more. */
  defending: number;
};

/** How rare a card is. */
export type Rarity = "COMMON" | "UNCOMMON" | "RARE" | "EPIC" | "LEGENDARY";

/** The Creatures that a part of an effect reaches. */
export type Selection =
  /** The controller chooses this many of them, or all if there are fewer: different ones, in ascending order of their numbers. */
  | {
    is: "Targets";
    /** How many, 1 or more. */
    number: number;
    /** Which Creatures may be chosen. */
    who: CreatureFilter;
  }
  /** All of them. */
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
  /** Such as "Heron", as in "Heron Creature". */
  name: string;
};

/** In which lanes an effect looks for Creatures. */
export type Where = "HERE" | "ANYWHERE";

/** Whose, from the point of view of an effect's controller. */
export type Whose = "OWN" | "ENEMY" | "ANY";
