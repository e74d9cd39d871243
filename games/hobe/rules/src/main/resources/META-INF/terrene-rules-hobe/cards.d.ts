// Cards of Hobe

export interface Documents {
  card: Card;
}

/** What a card does at one moment. */
export type Ability = {
  /** When. */
  trigger: Trigger;
  /** Whether it also works while its card is in standby. */
  inStandby: boolean;
  /** Its parts, which happen in this order. */
  effects: Array<Effect>;
};

/** Selects Battle cards in play. */
export type BattleFilter = {
  /** On which side. */
  whose: Whose;
  /** Of that type. */
  type?: BattleType;
  /** Of that reach. */
  reach?: Reach;
  /** With that further word. */
  word?: string;
  /** On the battlefield or in standby. */
  where: Where;
};

/** The type of a Battle card. */
export type BattleType = "GOD" | "DEMIGOD" | "IMMORTAL" | "HUMAN";

/** What a Battle card has, and a Weapon has not. */
export type Body = {
  /** Printed top right. */
  type: BattleType;
  /** Melee or Ranged. */
  reach: Reach;
  /** Its ATK, 0 or more. */
  attack: number;
  /** How many tokens it gets, 1 or more. */
  hp: number;
  /** Further words, such as the name of a people: they mean nothing of themselves, but a text may name them. */
  words: Array<string>;
};

/** A printed card: a value that holds no game state. */
export type Card = {
  /** Its name in texts for programs, such as shore-guard. */
  id: string;
  /** Its name; two cards with the same name are the same card. */
  name: string;
  /** What it is. */
  kind: CardKind;
  /** Type, ATK and HP; none unless it is a Battle card. */
  body?: Body;
  /** Which Battle cards it asks for. */
  requirements: Array<Icon>;
  /** How many cards of the deck are paid to play it, 0 or more. */
  cost: number;
  /** When it can be played; none unless it is an Event. */
  timing?: EventTiming;
  /** What it does at certain moments, in the order of its text. */
  abilities: Array<Ability>;
  /** What holds while it is in play. */
  continuous: Array<Continuous>;
};

/** What a card is. */
export type CardKind = "BATTLE" | "WEAPON" | "EVENT" | "SITUATION" | "UNKNOWN";

/** What holds while a card is in play, as data. */
export type Continuous =
  /** "ATK +n". */
  | {
    is: "AddAttack";
    /** For which Battle cards. */
    whom: Scope;
    points: number;
  }
  /** "ATK = n". */
  | {
    is: "SetAttack";
    /** For which Battle cards. */
    whom: Scope;
    points: number;
  }
  /** "ATK is never above n". */
  | {
    is: "LimitAttack";
    /** For which Battle cards. */
    whom: Scope;
    most: number;
  }
  /** Melee becomes Ranged, or the reverse. */
  | {
    is: "SetReach";
    /** For which Battle cards. */
    whom: Scope;
    reach: Reach;
  }
  /** An attack also hits the back slot. */
  | {
    is: "AlsoHitsBack";
    /** For which Battle cards. */
    whom: Scope;
  }
  /** An attack hits the first obstacle only. */
  | {
    is: "HitsFirstOnly";
    /** For which Battle cards. */
    whom: Scope;
  }
  /** Cards cost more or less to play. */
  | {
    is: "ChangeCost";
    /** Whose cards. */
    whose: Whose;
    /** Which cards; Weapons count as Battle cards. */
    kind: CardKind;
    /** How many more; negative for fewer. */
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

/** One part of what an ability does, as data: a value that knows what it does, and holds no game state. */
export type Effect =
  /** Tokens are taken. */
  | {
    is: "Damage";
    /** Which Battle cards. */
    whom: Selection;
    damage: number;
  }
  /** Tokens are given back. */
  | {
    is: "Heal";
    /** Which Battle cards. */
    whom: Selection;
    tokens: number;
  }
  /** Cards are destroyed. */
  | {
    is: "Destroy";
    /** Which Battle cards. */
    whom: Selection;
  }
  /** The ATK changes. */
  | {
    is: "ChangeAttack";
    /** Which Battle cards. */
    whom: Selection;
    points: number;
    duration: Duration;
  }
  /** "ATK = n". */
  | {
    is: "GiveAttack";
    /** Which Battle cards. */
    whom: Selection;
    points: number;
    duration: Duration;
  }
  /** Melee becomes Ranged, or the reverse. */
  | {
    is: "ChangeReach";
    /** Which Battle cards. */
    whom: Selection;
    reach: Reach;
    duration: Duration;
  }
  /** Cards go to standby. */
  | {
    is: "SendToStandby";
    /** Which Battle cards. */
    whom: Selection;
  }
  /** Cards go back to the hands of their owners. */
  | {
    is: "ReturnToHand";
    /** Which Battle cards. */
    whom: Selection;
  }
  /** A card comes to an empty slot of the battlefield that the controller of the card chooses. */
  | {
    is: "BringToBattlefield";
    /** Which Battle cards. */
    whom: Selection;
  }
  /** Decks lose cards: the active player's first. */
  | {
    is: "LoseCards";
    whose: Whose;
    cards: number;
  }
  /** Players draw cards. */
  | {
    is: "Draw";
    whose: Whose;
    cards: number;
  }
  /** A player discards a card of that player's choice. */
  | {
    is: "Discard";
    /** The controller or the opponent. */
    whose: Whose;
  }
  /** A Situation is destroyed. */
  | {
    is: "DestroySituation";
    whose: Whose;
  }
  /** A card comes back from an Underworld to the hand. */
  | {
    is: "TakeBack";
    /** Which cards. */
    kind: CardKind;
  }
  /** A Battle card comes from its player's Underworld to standby. */
  | {
    is: "Revive";
  }
  /** Lost cards are shuffled back into the deck. */
  | {
    is: "Recover";
    /** How many at most. */
    cards: number;
  }
  /** The Event directly before is countered. */
  | {
    is: "Counter";
    /** Only Events of at most that cost; none for any Event. */
    limit?: number;
  };

/** When an Event can be played. */
export type EventTiming = "PLAY_PHASE" | "COUNTER" | "OPPONENT_BATTLE";

/** One sign of a requirement: it asks for one Battle card on its player's side. */
export type Icon = "GOD" | "DEMIGOD" | "IMMORTAL" | "HUMAN" | "ANY";

/** What happens. */
export type Moment = "PLAYED" | "START_OF_TURN" | "END_OF_TURN" | "ENTERS" | "DESTROYED" | "LEAVES";

/** How far a Battle card strikes. */
export type Reach = "MELEE" | "RANGED";

/** The Battle cards for which something holds while a card is in play. */
export type Scope =
  /** The bearer of the Weapon, also in standby. */
  | {
    is: "Bearer";
  }
  /** The Battle card itself, on the battlefield. */
  | {
    is: "Itself";
  }
  /** The cards beside it. */
  | {
    is: "Neighbours";
  }
  /** All Battle cards that a filter means. */
  | {
    is: "Those";
    who: BattleFilter;
  };

/** The Battle cards that a part of an effect is about. */
export type Selection =
  /** Targets: named when an Event is played, otherwise chosen when the effect happens. */
  | {
    is: "Target";
    /** How many, 1 or 2. */
    number: number;
    /** Which Battle cards. */
    who: BattleFilter;
  }
  /** All of them. */
  | {
    is: "All";
    who: BattleFilter;
  }
  /** The card itself. */
  | {
    is: "Itself";
  }
  /** The card that gave cause to the effect: the other one that entered the battlefield. */
  | {
    is: "ThatCard";
  }
  /** The first obstacle in the column of the card; none if that is the deck. */
  | {
    is: "Opposite";
  }
  /** The cards beside the card itself. */
  | {
    is: "Neighbours";
  };

/** To whom it happens, from the point of view of the ability's card and its controller; of turns, whose. */
export type Subject = "ITSELF" | "OWN" | "ENEMY" | "ANY";

/** When an ability happens. */
export type Trigger = {
  /** What happens then. */
  moment: Moment;
  /** To whom, or in whose turn. */
  subject: Subject;
};

/** Where an effect looks for Battle cards. */
export type Where = "BATTLEFIELD" | "STANDBY" | "IN_PLAY";

/** Whose, from the point of view of an effect's controller. */
export type Whose = "OWN" | "ENEMY" | "ANY";
