// Cards of Terrene Odyssey

export interface Documents {
  card: Card;
}

/** One ability in the text of a card. */
export type Ability =
  /** An ability that a player activates. */
  | {
    is: "TriggerAbility";
    /** When it may be used. */
    color: Color;
    /** What it costs. */
    cost: Cost;
    /** The event it waits for; none if it can be used at any suitable moment. */
    when?: When;
    /** What must hold when it is activated (8.5). */
    conditions: Array<Condition>;
    /** Whether its text says "Once per turn.". */
    oncePerTurn: boolean;
    /** What must be chosen when it is activated. */
    target?: Target;
    /** What it does, in this order (8.34). */
    effects: Array<Effect>;
  }
  /** An ability that is always in effect. */
  | {
    is: "PassiveAbility";
    /** It is in effect only while these hold. */
    conditions: Array<Condition>;
    /** What it says. */
    statements: Array<Passive>;
  }
  /** What happens when a Storm breaks. */
  | {
    is: "StormAbility";
    /** In this order. */
    effects: Array<Effect>;
  };

/** The six affiliations of Characters. */
export type Affiliation = "EARTH" | "FIRE" | "WATER" | "WIND" | "LIGHT" | "DARK";

/** What a Character can be given for a time: changed stats, gained abilities, statuses. */
export type Alteration =
  /** A change of a stat. */
  | {
    is: "StatChange";
    stat: Stat;
    by: number;
  }
  /** A keyword. */
  | {
    is: "GainedKeyword";
    keyword: Keyword;
  }
  /** An immunity. */
  | {
    is: "GainedImmunity";
    from: Immunity;
  }
  /** A status. */
  | {
    is: "Inflicted";
    status: Status;
  }
  /** May not be declared as a blocker. */
  | {
    is: "CannotBlock";
  }
  /** Must block the next attack of the turn that it may block (5.19). */
  | {
    is: "MustBlock";
  }
  /** Prevents damage before it is dealt (5.20). */
  | {
    is: "Prevention";
    /** How much in all; ALL: everything. */
    amount: number;
    /** Whether only battle damage. */
    battleOnly: boolean;
  };

/** A number in a text. */
export type Amount =
  /** A plain number. */
  | {
    is: "Fixed";
    number: number;
  }
  /** That much for each counter on the card. */
  | {
    is: "PerCounter";
    times: number;
    counter: Counter;
  }
  /** So much for each Character that fits. */
  | {
    is: "PerCharacter";
    times: number;
    filter: CharacterFilter;
  }
  /** As much as a stat of somebody. */
  | {
    is: "StatOf";
    who: Role;
    stat: Stat;
  }
  /** One of three, by the LV of the Spellcaster: 1, 2, 3 or more (8.16). */
  | {
    is: "ByLevel";
    atOne: number;
    atTwo: number;
    atThree: number;
  };

/** A printed card: a value without any state of a game. */
export type Card =
  /** A Character, or a token: a Character that effects create. */
  | {
    is: "CharacterCard";
    /** The abilities in its text, in order. */
    abilities: Array<Ability>;
    /** Its affiliation. */
    affiliation: Affiliation;
    /** Attack, 0 or more. */
    atk: number;
    /** Its classes, at least one. */
    classes: Array<CharacterClass>;
    /** Defense, 0 or more. */
    def: number;
    /** Whether it is a Hero: at most one in a deck. */
    hero: boolean;
    /** Hit points, 1 or more. */
    hp: number;
    /** The stable key, unique in a catalogue: lower-case words joined by hyphens. */
    id: string;
    /** Level, 0 or more. */
    lv: number;
    /** The name as printed. */
    name: string;
    /** Supply it takes, 0 or more. */
    sp: number;
    /** Whether only effects bring it into play. */
    token: boolean;
  }
  /** A Terrain; with a StormAbility it is a Storm. */
  | {
    is: "TerrainCard";
    /** The abilities in its text, in order. */
    abilities: Array<Ability>;
    /** The Actions it gives in the Command Phase, 0 or more. */
    actions: number;
    /** The stable key, unique in a catalogue: lower-case words joined by hyphens. */
    id: string;
    /** The name as printed. */
    name: string;
    /** Four gains, for the first to the fourth XP. */
    xpTree: Array<Gain>;
  }
  /** An Item or a Command: a card that a Character holds and uses. */
  | {
    is: "AssignableCard";
    /** The abilities in its text, in order. */
    abilities: Array<Ability>;
    /** The classes that may activate it (8.18); empty for all. */
    classLimit: Array<CharacterClass>;
    /** Whether it is a Command; otherwise an Item. */
    command: boolean;
    /** The stable key, unique in a catalogue: lower-case words joined by hyphens. */
    id: string;
    /** The name as printed. */
    name: string;
    /** Whether it stays face-up with its holder after use (8.6). */
    ongoing: boolean;
    /** Whether only Spellcasters can activate it (8.16). */
    spell: boolean;
    /** Whether it needs a Tactician (8.17). */
    trap: boolean;
  };

/** Which cards a text means. */
export type CardFilter = {
  /** The kind. */
  kind: CardKind;
  /** For Characters, the highest printed SP. */
  mostSp: number;
  /** Whether Items that copy other Items are left out (8.38). */
  noCopier: boolean;
};

/** A kind of card as texts name it; a card may belong to several kinds. */
export type CardKind = "CHARACTER" | "TERRAIN" | "ITEM" | "COMMAND" | "SPELL" | "TRAP";

/** The twelve classes of Characters. */
export type CharacterClass = "WARRIOR" | "GUARDIAN" | "THIEF" | "SPELLCASTER" | "TACTICIAN" | "ASSASSIN" | "MACHINE" | "ENGINEER" | "BEAST" | "GOLEM" | "INTERDIMENSIONAL" | "ENERGY";

/** Which Characters a text means: recruited ones, unless it says face-down (8.21). */
export type CharacterFilter = {
  /** Any of these affiliations; empty: any affiliation. */
  affiliations: Array<Affiliation>;
  /** Any of these classes; empty: any class. */
  classes: Array<CharacterClass>;
  /** Whether only those with damage on them are meant. */
  damaged: boolean;
  /** Whether only hidden ones are meant, instead of only recruited ones. */
  hidden: boolean;
  /** Whether only those that hold a card are meant. */
  holding: boolean;
  /** The highest LV. */
  mostLv: number;
  /** The highest SP. */
  mostSp: number;
  /** Whether the source itself is left out. */
  other: boolean;
  /** Whose Characters. */
  whose: Whose;
};

/** The speed of a trigger ability. */
export type Color = "GREEN" | "BLUE" | "PURPLE";

/** What must hold for an ability to be used, or for an effect to happen. */
export type Condition =
  /** You control at least that many Characters that fit. */
  | {
    is: "Controls";
    number: number;
    filter: CharacterFilter;
  }
  /** You control Characters of at least so many affiliations. */
  | {
    is: "Affiliations";
    number: number;
  }
  /** A Terrain is your active one. */
  | {
    is: "ActiveTerrain";
    terrain: Written;
  };

/** What activating an ability costs. */
export type Cost = {
  /** How many Actions, 0 or more. */
  actions: number;
  /** What else it costs, paid in this order. */
  payments: Array<Payment>;
};

/** A kind of counter that is put on cards. */
export type Counter = {
  /** The word on the cards. */
  name: string;
};

/** Which player must do it. */
export type Doer = "ANYBODY" | "YOU" | "AN_OPPONENT";

/** How long a change of a Character lasts. */
export type Duration = "END_OF_TURN" | "START_OF_YOUR_NEXT_TURN" | "PERMANENT" | "WHILE_IN_PLAY";

/** One thing that an ability does, as data: a value that knows its outcome, and holds no state of a game. */
export type Effect =
  /** Allows one more attack this turn. */
  | {
    is: "AttackAgain";
    /** Who is affected. */
    to: Who;
  }
  /** Takes all statuses off. */
  | {
    is: "Cure";
    /** Who is affected. */
    to: Who;
  }
  /** Deals damage to Characters. */
  | {
    is: "Damage";
    /** How much, before DEF. */
    amount: Amount;
    /** Who gets it. */
    to: Who;
    /** Whether DEF does not count. */
    stab: boolean;
  }
  /** Defeats Characters, with XP for the source and without overkill. */
  | {
    is: "Defeat";
    /** Who is affected. */
    to: Who;
  }
  /** Discards the cards that Characters hold. */
  | {
    is: "DiscardHeld";
    /** Whose cards. */
    to: Who;
  }
  /** Gives XP. */
  | {
    is: "GainXp";
    /** How much. */
    xp: number;
    /** Who is affected. */
    to: Who;
  }
  /** Gives Characters an ability or a status for a time. */
  | {
    is: "Give";
    /** The ability or status. */
    what: Alteration;
    /** Who is affected. */
    to: Who;
    /** How long. */
    duration: Duration;
  }
  /** Takes damage off Characters. */
  | {
    is: "Heal";
    /** How much at most. */
    amount: Amount;
    /** Who is affected. */
    to: Who;
  }
  /** Turns Characters face-down. */
  | {
    is: "HideCharacters";
    /** Who is affected. */
    to: Who;
  }
  /** Changes a stat for a time. */
  | {
    is: "Modify";
    /** Which. */
    stat: Stat;
    /** By how much. */
    amount: Amount;
    /** Whose. */
    to: Who;
    /** How long. */
    duration: Duration;
  }
  /** Puts counters on Characters. */
  | {
    is: "PutCounters";
    /** How many. */
    number: number;
    /** Of which kind. */
    counter: Counter;
    /** Who gets them. */
    to: Who;
  }
  /** Takes all Defense Decay off. */
  | {
    is: "RestoreDefense";
    /** Who is affected. */
    to: Who;
  }
  /** Shows hidden Characters to everybody; they stay hidden. */
  | {
    is: "Reveal";
    /** Who is affected. */
    to: Who;
  }
  /** The source takes the card that a Character holds. */
  | {
    is: "TakeHeld";
    /** Whose card. */
    from: Role;
  }
  /** Turns hidden Characters face-up. */
  | {
    is: "TurnFaceUp";
    /** Who is affected. */
    to: Who;
  }
  /** Cancels the ability that this one answers. */
  | {
    is: "CancelAbility";
  }
  /** Cancels the attack. */
  | {
    is: "CancelAttack";
  }
  /** Resolves an Item in an opponent's discard pile as if the source held it. */
  | {
    is: "CopyItem";
  }
  /** Makes tokens. */
  | {
    is: "Create";
    /** Which, in this order. */
    tokens: Array<Written>;
  }
  /** Deals damage to the HP of players. */
  | {
    is: "DamagePlayers";
    /** How much. */
    amount: Amount;
    /** Who is affected. */
    to: PlayerRole;
  }
  /** Players discard cards of their choice, or of the choice of the player who has the ability. */
  | {
    is: "Discard";
    /** How many. */
    cards: number;
    /** Who. */
    to: PlayerRole;
    /** Whether the player who has the ability chooses. */
    yourChoice: boolean;
  }
  /** Players discard cards at random. */
  | {
    is: "DiscardAtRandom";
    /** How many. */
    cards: number;
    /** Who. */
    to: PlayerRole;
  }
  /** Dismisses the target Terrain. */
  | {
    is: "DismissTerrain";
  }
  /** Players draw cards. */
  | {
    is: "Draw";
    /** How many. */
    cards: number;
    /** Who. */
    to: PlayerRole;
  }
  /** Gives the player Actions. */
  | {
    is: "ExtraActions";
    /** How many. */
    number: number;
  }
  /** Gives the player HP back. */
  | {
    is: "HealYou";
    /** How much at most. */
    amount: number;
  }
  /** Takes Actions from players. */
  | {
    is: "LoseActions";
    /** How many. */
    number: number;
    /** Who loses them. */
    to: PlayerRole;
  }
  /** Puts cards from the top of decks into the discard pile. */
  | {
    is: "Mill";
    /** How many. */
    cards: number;
    /** Whose. */
    to: PlayerRole;
  }
  /** Puts the card that the event was about from the discard pile into play. */
  | {
    is: "PutBackIntoPlay";
    /** Whether face-down. */
    hidden: boolean;
  }
  /** The player puts a Character from hand or discard pile into play. */
  | {
    is: "PutCardIntoPlay";
    /** Which. */
    what: CardFilter;
    /** From where. */
    from: Zone;
    /** Whether face-down. */
    hidden: boolean;
  }
  /** Puts counters on the card that has the ability. */
  | {
    is: "PutCountersHere";
    /** How many. */
    number: number;
    /** Of which kind. */
    counter: Counter;
  }
  /** The player searches his or her deck for a card and puts it into the hand. */
  | {
    is: "Search";
    /** Which cards may be found. */
    what: CardFilter;
  }
  /** The player switches to one of his or her inactive Terrains. */
  | {
    is: "SwitchActiveTerrain";
  }
  /** The player returns a card from his or her discard pile to the hand. */
  | {
    is: "TakeBack";
    /** Which. */
    what: CardFilter;
  }
  /** One of several lists of effects, chosen when the ability is activated. */
  | {
    is: "ChooseOne";
    /** At least two. */
    options: Array<Array<Effect>>;
  }
  /** One of three lists of effects, by the LV of the Spellcaster: 1, 2, 3 or more. */
  | {
    is: "EffectsByLevel";
    /** From LV 1 on. */
    tiers: Array<Array<Effect>>;
  }
  /** Effects that happen only under a condition. */
  | {
    is: "If";
    /** Checked when it is resolved. */
    condition: Condition;
    /** What happens. */
    then: Array<Effect>;
  };

/** One tier of a Terrain's XP gain tree. */
export type Gain = {
  /** What the Character gets permanently. */
  lasting: Array<Alteration>;
  /** Damage it heals. */
  heal: number;
};

/** What an ability may wait for. */
export type HappeningKind = "IS_RECRUITED" | "ATTACKS" | "BLOCKS" | "IS_BLOCKED" | "HIDES" | "ASSIGNS" | "TRADES" | "DISMISSES" | "PLAYS_TERRAIN" | "ACTIVATES" | "DEALS_DAMAGE_TO_PLAYER" | "DEALS_BATTLE_DAMAGE" | "DEFEATS" | "BECOMES_DAMAGED" | "IS_DEFEATED" | "GAINS_XP" | "START_OF_TURN" | "END_OF_TURN";

/** What a Character can be Immune to: unaffected by it, though it may be chosen as a target. */
export type Immunity = "ITEMS" | "COMMANDS" | "ITEMS_AND_COMMANDS" | "SPELLS" | "TRAPS" | "STATUSES";

/** The gained abilities that are a single word; immunity is an Immunity. */
export type Keyword = "HASTE" | "STAB" | "RESOURCEFUL" | "RETALIATE" | "UNBLOCKABLE";

/** One thing that a passive ability says. */
export type Passive =
  /** A changed stat. */
  | {
    is: "StatBonus";
    stat: Stat;
    amount: Amount;
    /** Who it applies to: SELF or Each; other roles mean nothing without an event. */
    to: Who;
  }
  /** A printed keyword. */
  | {
    is: "Has";
    keyword: Keyword;
  }
  /** A printed immunity. */
  | {
    is: "Immune";
    from: Immunity;
  }
  /** A printed status (8.37). */
  | {
    is: "Is";
    status: Status;
  }
  /** It cannot be declared as a blocker. */
  | {
    is: "CannotBlock";
  }
  /** Cards of a kind that this player's Characters hold cost fewer Actions. */
  | {
    is: "CostsLess";
    kind: CardKind;
    actions: number;
  }
  /** Reduces all damage that a card of a kind deals to it by that much. */
  | {
    is: "PreventsEach";
    amount: number;
    kind: CardKind;
  };

/** What an ability may cost besides Actions. */
export type Payment =
  /** Cards of your hand, of your choice. */
  | {
    is: "DiscardCards";
    number: number;
  }
  /** Damage on the source, not reduced by DEF. */
  | {
    is: "TakeDamage";
    amount: number;
  }
  /** HP of the player. */
  | {
    is: "PayHp";
    amount: number;
  }
  /** Counters from the card that has the ability. */
  | {
    is: "RemoveCounters";
    number: number;
    counter: Counter;
  }
  /** The card that has the ability itself. */
  | {
    is: "DiscardThis";
  }
  /** A Character of the player's choice. */
  | {
    is: "DismissCharacter";
    filter: CharacterFilter;
  };

/** A player by his or her role. */
export type PlayerRole = "YOU" | "TARGET_OPPONENT" | "DAMAGED_PLAYER" | "EACH_PLAYER" | "EACH_OPPONENT";

/** A Character by its role. */
export type Role = "SELF" | "TARGET" | "ATTACKER" | "BLOCKER" | "DAMAGED_CHARACTER" | "RECRUITED" | "HIDDEN_CHARACTER" | "DEFEATED";

/** The numbers of a Character that effects may change. */
export type Stat = "ATK" | "DEF" | "HP" | "LV" | "SP" | "OVERKILL";

/** The status conditions. */
export type Status = "SLOW" | "STUN" | "SILENCE";

/** What has to be chosen as target when an ability is activated. */
export type Target =
  /** A Character that fits. */
  | {
    is: "OfCharacter";
    filter: CharacterFilter;
  }
  /** A Terrain that is not its player's only one. */
  | {
    is: "OfTerrain";
  }
  /** An opponent; with only one opponent there is nothing to choose. */
  | {
    is: "OfOpponent";
  };

/** The event an ability waits for. */
export type When = {
  /** What happens. */
  occasion: HappeningKind;
  /** Which Character it happens to; none for the one that has the ability, or where a player does it. */
  subject?: CharacterFilter;
  /** Which player does it; ANYBODY where it happens to a Character. */
  who: Doer;
  /** For activations, the kinds of cards that count; empty for all. */
  kinds: Array<CardKind>;
};

/** The Characters an effect applies to: one in a Role, or Each that fits a filter. */
export type Who =
  /** A Character by its role. */
  | { is: "Role"; value: Role }
  /** All Characters that fit a filter when the effect is resolved. */
  | {
    is: "Each";
    /** Which ones. */
    filter: CharacterFilter;
  };

/** Whose Characters a text means. */
export type Whose = "ANY" | "YOUR" | "ALLY" | "ENEMY";

/** How it is written. */
export type Written = {
  /** The id of the card. */
  id: string;
  /** Its name. */
  name: string;
};

/** A place where cards of one player lie. */
export type Zone = "HAND" | "DECK" | "DISCARD_PILE";
