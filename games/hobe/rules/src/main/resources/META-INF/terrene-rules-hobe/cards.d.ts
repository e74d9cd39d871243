// Cards of Hobe

export interface Documents {
  card: Card;
}

/** What a card does at one moment. */
export type Ability = {
  /** When it happens. */
  trigger: Trigger;
  /** Whether it also works while its card is in standby. */
  inStandby: boolean;
  /** Its parts, which happen in this order. */
  effects: Array<Effect>;
};

/** Selects Battle cards in play. */
export type BattleFilter = {
  /** On which side they are. */
  whose: Whose;
  /** The type, if it must be a certain one. */
  type?: BattleType;
  /** The reach, if it must be a certain one. */
  reach?: Reach;
  /** A further word that they must have, if there is one. */
  word?: string;
  /** Whether they are on the battlefield or in standby. */
  where: Where;
};

/** The type of a Battle card. */
export type BattleType = "GOD" | "DEMIGOD" | "IMMORTAL" | "HUMAN";

/** What only a Battle card has. */
export type Body = {
  /** The type, printed top right. */
  type: BattleType;
  /** Whether it is Melee or Ranged. */
  reach: Reach;
  /** Its ATK, 0 or more. */
  attack: number;
  /** The number of tokens it gets, 1 or more. */
  hp: number;
  /** Further words, such as the name of a people: they mean nothing by themselves, but a text may name them. */
  words: Array<string>;
};

/** A printed card, a value that holds no game state; where it is not written in full, its id stands for it. */
export type Card = {
  /** Its id in texts for programs, such as shore-guard. */
  id: string;
  /** Its name; two cards with the same name are the same card. */
  name: string;
  /** What it is. */
  kind: CardKind;
  /** Type, ATK and HP; none unless it is a Battle card. */
  body?: Body;
  /** The Battle cards that it requires. */
  requirements: Array<Icon>;
  /** The number of cards of the deck that are paid to play it, 0 or more. */
  cost: number;
  /** When it can be played; none unless it is an Event. */
  timing?: EventTiming;
  /** What it does at certain moments, in the order of its text. */
  abilities: Array<Ability>;
  /** What applies while it is in play. */
  continuous: Array<Continuous>;
};

/** What a card is. */
export type CardKind = "BATTLE" | "WEAPON" | "EVENT" | "SITUATION" | "UNKNOWN";

/** What applies while a card is in play, as data. */
export type Continuous =
  /** A number is added to the ATK: "ATK +n". */
  | {
    is: "AddAttack";
    /** The Battle cards to which it applies. */
    whom: Scope;
    /** The number; negative if the ATK is lowered. */
    points: number;
  }
  /** The ATK is set to a number: "ATK = n". */
  | {
    is: "SetAttack";
    /** The Battle cards to which it applies. */
    whom: Scope;
    /** The number. */
    points: number;
  }
  /** The ATK has an upper limit: "ATK is never above n". */
  | {
    is: "LimitAttack";
    /** The Battle cards to which it applies. */
    whom: Scope;
    /** The limit. */
    most: number;
  }
  /** Melee becomes Ranged, or the reverse. */
  | {
    is: "SetReach";
    /** The Battle cards to which it applies. */
    whom: Scope;
    reach: Reach;
  }
  /** An attack also hits the back slot. */
  | {
    is: "AlsoHitsBack";
    /** The Battle cards to which it applies. */
    whom: Scope;
  }
  /** An attack hits only the first obstacle. */
  | {
    is: "HitsFirstOnly";
    /** The Battle cards to which it applies. */
    whom: Scope;
  }
  /** Cards cost more or less to play. */
  | {
    is: "ChangeCost";
    /** Whose cards. */
    whose: Whose;
    /** Which cards; Weapons count as Battle cards. */
    kind: CardKind;
    /** The number of cards by which the cost rises; negative if it falls. */
    cards: number;
  }
  /** The Battle card cannot bear a Weapon. */
  | {
    is: "BearsNoWeapon";
  }
  /** The Weapon is borne by Battle cards of one type only. */
  | {
    is: "BorneOnlyBy";
    type: BattleType;
  }
  /** The Weapon may also be put on enemy Battle cards. */
  | {
    is: "AlsoOnEnemies";
  }
  /** The Situation is put into the opponent's slot. */
  | {
    is: "InEnemySlot";
  };

/** How long a change lasts. */
export type Duration = "THIS_TURN" | "LASTING";

/** One part of what an ability does, as data. */
export type Effect =
  /** Tokens are taken from Battle cards. */
  | {
    is: "Damage";
    /** The Battle cards affected. */
    whom: Selection;
    /** The number of tokens. */
    damage: number;
  }
  /** Tokens are given back to Battle cards. */
  | {
    is: "Heal";
    /** The Battle cards affected. */
    whom: Selection;
    /** The number of tokens. */
    tokens: number;
  }
  /** Battle cards are destroyed. */
  | {
    is: "Destroy";
    /** The Battle cards affected. */
    whom: Selection;
  }
  /** A number is added to the ATK: "ATK +n". */
  | {
    is: "ChangeAttack";
    /** The Battle cards affected. */
    whom: Selection;
    /** The number; negative if the ATK is lowered. */
    points: number;
    duration: Duration;
  }
  /** The ATK is set to a number: "ATK = n". */
  | {
    is: "GiveAttack";
    /** The Battle cards affected. */
    whom: Selection;
    /** The number. */
    points: number;
    duration: Duration;
  }
  /** Melee becomes Ranged, or the reverse. */
  | {
    is: "ChangeReach";
    /** The Battle cards affected. */
    whom: Selection;
    reach: Reach;
    duration: Duration;
  }
  /** Battle cards go to standby. */
  | {
    is: "SendToStandby";
    /** The Battle cards affected. */
    whom: Selection;
  }
  /** Battle cards go back to the hands of their owners. */
  | {
    is: "ReturnToHand";
    /** The Battle cards affected. */
    whom: Selection;
  }
  /** A Battle card comes to an empty slot of the battlefield that the controller of the card chooses. */
  | {
    is: "BringToBattlefield";
    /** The Battle cards affected. */
    whom: Selection;
  }
  /** Decks lose cards, the active player's deck first. */
  | {
    is: "LoseCards";
    /** Whose deck. */
    whose: Whose;
    /** The number of cards. */
    cards: number;
  }
  /** Players draw cards. */
  | {
    is: "Draw";
    /** The players who draw. */
    whose: Whose;
    /** The number of cards. */
    cards: number;
  }
  /** A player discards a card of that player's choice. */
  | {
    is: "Discard";
    /** The player who discards: the controller or the opponent. */
    whose: Whose;
  }
  /** A Situation is destroyed. */
  | {
    is: "DestroySituation";
    whose: Whose;
  }
  /** A card comes back from an Underworld to its owner's hand. */
  | {
    is: "TakeBack";
    /** Which cards may be chosen. */
    kind: CardKind;
  }
  /** A Battle card comes from its player's Underworld to standby. */
  | {
    is: "Revive";
  }
  /** Lost cards are shuffled back into the deck. */
  | {
    is: "Recover";
    /** The highest number of cards. */
    cards: number;
  }
  /** The Event played directly before is countered. */
  | {
    is: "Counter";
    /** The highest cost of an Event that can be countered; none for no limit. */
    limit?: number;
  };

/** When an Event can be played. */
export type EventTiming = "PLAY_PHASE" | "COUNTER" | "OPPONENT_BATTLE";

/** One icon of a requirement: it requires one Battle card on its player's side. */
export type Icon = "GOD" | "DEMIGOD" | "IMMORTAL" | "HUMAN" | "ANY";

/** What has to happen for an ability to happen. */
export type Moment = "PLAYED" | "START_OF_TURN" | "END_OF_TURN" | "ENTERS" | "DESTROYED" | "LEAVES";

/** How far a Battle card can strike. */
export type Reach = "MELEE" | "RANGED";

/** The Battle cards to which something applies while a card is in play. */
export type Scope =
  /** The bearer of the Weapon, including in standby. */
  | {
    is: "Bearer";
  }
  /** The Battle card itself, on the battlefield. */
  | {
    is: "Itself";
  }
  /** The Battle cards beside it. */
  | {
    is: "Neighbours";
  }
  /** All Battle cards that fit the filter. */
  | {
    is: "Those";
    who: BattleFilter;
  };

/** The Battle cards that a part of an effect applies to. */
export type Selection =
  /** Targets, which are named when an Event is played, and otherwise chosen when the effect happens. */
  | {
    is: "Target";
    /** The number of targets, 1 or 2. */
    number: number;
    /** Which Battle cards may be chosen. */
    who: BattleFilter;
  }
  /** All Battle cards that fit the filter. */
  | {
    is: "All";
    who: BattleFilter;
  }
  /** The card itself. */
  | {
    is: "Itself";
  }
  /** The card that caused the effect: the other card that entered the battlefield. */
  | {
    is: "ThatCard";
  }
  /** The first obstacle in the column of the card; none if that is the deck. */
  | {
    is: "Opposite";
  }
  /** The Battle cards beside the card itself. */
  | {
    is: "Neighbours";
  };

/** To whom it has to happen, from the point of view of the ability's card and its controller; for turns, whose turn. */
export type Subject = "ITSELF" | "OWN" | "ENEMY" | "ANY";

/** When an ability happens. */
export type Trigger = {
  /** What has to happen. */
  moment: Moment;
  /** To whom it has to happen, or in whose turn. */
  subject: Subject;
};

/** Where an effect looks for Battle cards. */
export type Where = "BATTLEFIELD" | "STANDBY" | "IN_PLAY";

/** Whose, from the point of view of an effect's controller. */
export type Whose = "OWN" | "ENEMY" | "ANY";
