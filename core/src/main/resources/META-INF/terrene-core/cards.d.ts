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
    /** What happens, in this order. */
    effects: Array<Effect>;
  };

/** The six affiliations of Characters. */
export type Affiliation = "EARTH" | "FIRE" | "WATER" | "WIND" | "LIGHT" | "DARK";

/** What an effect can give a Character: changed stats, gained abilities, status conditions. */
export type Alteration =
  /** A change of a stat. */
  | {
    is: "StatChange";
    stat: Stat;
    /** How much is added to the stat; negative if it is lowered. */
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
  /** A status condition. */
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
    /** The amount of damage it prevents in all; 2147483647 (ALL) for all damage. */
    amount: number;
    /** Whether it prevents only battle damage. */
    battleOnly: boolean;
  };

/** A number in a text. */
export type Amount =
  /** A plain number. */
  | {
    is: "Fixed";
    number: number;
  }
  /** A number for each counter of a kind on the card that has the ability. */
  | {
    is: "PerCounter";
    /** The number for each counter. */
    times: number;
    counter: Counter;
  }
  /** A number for each Character that fits the filter. */
  | {
    is: "PerCharacter";
    /** The number for each Character. */
    times: number;
    filter: CharacterFilter;
  }
  /** As much as a stat of a Character. */
  | {
    is: "StatOf";
    /** The Character. */
    who: Role;
    stat: Stat;
  }
  /** One of three numbers, by the LV of the Spellcaster: 1, 2, 3 or more (8.16). */
  | {
    is: "ByLevel";
    /** The number at LV 1. */
    atOne: number;
    /** The number at LV 2. */
    atTwo: number;
    /** The number at LV 3 or more. */
    atThree: number;
  };

/** A printed card, a value that holds no game state; where it is not written in full, its id stands for it. */
export type Card =
  /** A Character, or a token: a Character that effects create. */
  | {
    is: "CharacterCard";
    /** The abilities in its text, in order. */
    abilities: Array<Ability>;
    /** Its affiliation. */
    affiliation: Affiliation;
    /** Its attack, 0 or more. */
    atk: number;
    /** Its classes, at least one. */
    classes: Array<CharacterClass>;
    /** Its defense, 0 or more. */
    def: number;
    /** Whether it is a Hero: at most one in a deck. */
    hero: boolean;
    /** Its hit points, 1 or more. */
    hp: number;
    /** The id of the card, unique in a catalogue: lower-case words joined by hyphens. */
    id: string;
    /** Its level, 0 or more. */
    lv: number;
    /** The name as printed. */
    name: string;
    /** The supply it takes, 0 or more. */
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
    /** The id of the card, unique in a catalogue: lower-case words joined by hyphens. */
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
    /** The id of the card, unique in a catalogue: lower-case words joined by hyphens. */
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
  /** The kind of card. */
  kind: CardKind;
  /** For Characters, the highest printed SP; 99 for no limit. */
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
  /** The affiliations, of which the Character must have one; empty for any affiliation. */
  affiliations: Array<Affiliation>;
  /** The classes, of which the Character must have one; empty for any class. */
  classes: Array<CharacterClass>;
  /** Whether only Characters with damage on them are meant. */
  damaged: boolean;
  /** Whether only hidden Characters are meant, instead of only recruited ones. */
  hidden: boolean;
  /** Whether only Characters that hold a card are meant. */
  holding: boolean;
  /** The highest LV; 99 for no limit. */
  mostLv: number;
  /** The highest SP; 99 for no limit. */
  mostSp: number;
  /** Whether the Character that has the ability is left out. */
  other: boolean;
  /** Which players' Characters are meant. */
  whose: Whose;
};

/** The speed of a trigger ability. */
export type Color = "GREEN" | "BLUE" | "PURPLE";

/** What must hold for an ability to be used, or for an effect to happen. */
export type Condition =
  /** You control at least so many Characters that fit the filter. */
  | {
    is: "Controls";
    /** The least number of Characters. */
    number: number;
    filter: CharacterFilter;
  }
  /** You control Characters of at least so many different affiliations. */
  | {
    is: "Affiliations";
    /** The least number of affiliations. */
    number: number;
  }
  /** A certain Terrain is your active one. */
  | {
    is: "ActiveTerrain";
    terrain: Written;
  };

/** What activating an ability costs. */
export type Cost = {
  /** The number of Actions, 0 or more. */
  actions: number;
  /** What else it costs, paid in this order. */
  payments: Array<Payment>;
};

/** A kind of counter that is put on cards. */
export type Counter = {
  /** The word printed on the cards. */
  name: string;
};

/** Which player must do it. */
export type Doer = "ANYBODY" | "YOU" | "AN_OPPONENT";

/** How long a change of a Character lasts. */
export type Duration = "END_OF_TURN" | "START_OF_YOUR_NEXT_TURN" | "PERMANENT" | "WHILE_IN_PLAY";

/** One thing that an ability does, as data: a value that knows its outcome, and holds no game state. */
export type Effect =
  /** Allows Characters one more attack this turn. */
  | {
    is: "AttackAgain";
    /** The Characters affected. */
    to: Who;
  }
  /** Removes all status conditions from Characters. */
  | {
    is: "Cure";
    /** The Characters affected. */
    to: Who;
  }
  /** Deals damage to Characters. */
  | {
    is: "Damage";
    /** The amount of damage, before DEF. */
    amount: Amount;
    /** The Characters affected. */
    to: Who;
    /** Whether the damage ignores DEF. */
    stab: boolean;
  }
  /** Defeats Characters, with XP for the source and without overkill. */
  | {
    is: "Defeat";
    /** The Characters affected. */
    to: Who;
  }
  /** Discards the cards that Characters hold. */
  | {
    is: "DiscardHeld";
    /** The Characters whose cards are discarded. */
    to: Who;
  }
  /** Gives Characters XP. */
  | {
    is: "GainXp";
    /** The amount of XP. */
    xp: number;
    /** The Characters affected. */
    to: Who;
  }
  /** Gives Characters an ability or a status condition for a time. */
  | {
    is: "Give";
    /** The ability or status condition. */
    what: Alteration;
    /** The Characters affected. */
    to: Who;
    /** How long it lasts. */
    duration: Duration;
  }
  /** Removes damage from Characters. */
  | {
    is: "Heal";
    /** The highest amount of damage removed. */
    amount: Amount;
    /** The Characters affected. */
    to: Who;
  }
  /** Turns Characters face-down. */
  | {
    is: "HideCharacters";
    /** The Characters affected. */
    to: Who;
  }
  /** Changes a stat of Characters for a time. */
  | {
    is: "Modify";
    /** The stat. */
    stat: Stat;
    /** The amount by which it changes. */
    amount: Amount;
    /** The Characters affected. */
    to: Who;
    /** How long the change lasts. */
    duration: Duration;
  }
  /** Puts counters on Characters. */
  | {
    is: "PutCounters";
    /** The number of counters. */
    number: number;
    /** The kind of counter. */
    counter: Counter;
    /** The Characters affected. */
    to: Who;
  }
  /** Removes all Defense Decay from Characters. */
  | {
    is: "RestoreDefense";
    /** The Characters affected. */
    to: Who;
  }
  /** Shows hidden Characters to everybody; they stay hidden. */
  | {
    is: "Reveal";
    /** The Characters affected. */
    to: Who;
  }
  /** The source takes the card that a Character holds. */
  | {
    is: "TakeHeld";
    /** The Character whose card is taken. */
    from: Role;
  }
  /** Turns hidden Characters face-up. */
  | {
    is: "TurnFaceUp";
    /** The Characters affected. */
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
  /** Creates tokens. */
  | {
    is: "Create";
    /** The tokens, in this order. */
    tokens: Array<Written>;
  }
  /** Deals damage to the HP of players. */
  | {
    is: "DamagePlayers";
    /** The amount of damage. */
    amount: Amount;
    /** The players affected. */
    to: PlayerRole;
  }
  /** Players discard cards, chosen by them or by the player who has the ability. */
  | {
    is: "Discard";
    /** The number of cards. */
    cards: number;
    /** The players who discard. */
    to: PlayerRole;
    /** Whether the player who has the ability chooses. */
    yourChoice: boolean;
  }
  /** Players discard cards at random. */
  | {
    is: "DiscardAtRandom";
    /** The number of cards. */
    cards: number;
    /** The players who discard. */
    to: PlayerRole;
  }
  /** Dismisses the target Terrain. */
  | {
    is: "DismissTerrain";
  }
  /** Players draw cards. */
  | {
    is: "Draw";
    /** The number of cards. */
    cards: number;
    /** The players who draw. */
    to: PlayerRole;
  }
  /** Gives the player Actions. */
  | {
    is: "ExtraActions";
    /** The number of Actions. */
    number: number;
  }
  /** Restores HP of the player. */
  | {
    is: "HealYou";
    /** The highest amount of HP restored. */
    amount: number;
  }
  /** Takes Actions from players. */
  | {
    is: "LoseActions";
    /** The number of Actions. */
    number: number;
    /** The players who lose them. */
    to: PlayerRole;
  }
  /** Puts cards from the top of decks into the discard pile. */
  | {
    is: "Mill";
    /** The number of cards. */
    cards: number;
    /** The players whose decks are meant. */
    to: PlayerRole;
  }
  /** Puts the card that the event was about from the discard pile into play. */
  | {
    is: "PutBackIntoPlay";
    /** Whether it is put into play face-down. */
    hidden: boolean;
  }
  /** The player puts a Character from the hand or the discard pile into play. */
  | {
    is: "PutCardIntoPlay";
    /** Which cards may be chosen. */
    what: CardFilter;
    /** Where the card comes from. */
    from: Zone;
    /** Whether it is put into play face-down. */
    hidden: boolean;
  }
  /** Puts counters on the card that has the ability. */
  | {
    is: "PutCountersHere";
    /** The number of counters. */
    number: number;
    /** The kind of counter. */
    counter: Counter;
  }
  /** The player searches their deck for a card and puts it into their hand. */
  | {
    is: "Search";
    /** Which cards may be found. */
    what: CardFilter;
  }
  /** The player switches to one of their inactive Terrains. */
  | {
    is: "SwitchActiveTerrain";
  }
  /** The player returns a card from their discard pile to their hand. */
  | {
    is: "TakeBack";
    /** Which cards may be chosen. */
    what: CardFilter;
  }
  /** One of several lists of effects, chosen when the ability is activated. */
  | {
    is: "ChooseOne";
    /** The lists, at least two. */
    options: Array<Array<Effect>>;
  }
  /** One of three lists of effects, by the LV of the Spellcaster: 1, 2, 3 or more. */
  | {
    is: "EffectsByLevel";
    /** The three lists, from LV 1 on. */
    tiers: Array<Array<Effect>>;
  }
  /** Effects that happen only under a condition. */
  | {
    is: "If";
    /** The condition, checked when the effect is resolved. */
    condition: Condition;
    /** The effects that happen if the condition holds. */
    then: Array<Effect>;
  };

/** One tier of a Terrain's XP gain tree. */
export type Gain = {
  /** What the Character gets permanently. */
  lasting: Array<Alteration>;
  /** The amount of damage it heals. */
  heal: number;
};

/** The kinds of events that an ability may wait for. */
export type HappeningKind = "IS_RECRUITED" | "ATTACKS" | "BLOCKS" | "IS_BLOCKED" | "HIDES" | "ASSIGNS" | "TRADES" | "DISMISSES" | "PLAYS_TERRAIN" | "ACTIVATES" | "DEALS_DAMAGE_TO_PLAYER" | "DEALS_BATTLE_DAMAGE" | "DEFEATS" | "BECOMES_DAMAGED" | "IS_DEFEATED" | "GAINS_XP" | "START_OF_TURN" | "END_OF_TURN";

/** What a Character can be Immune to: unaffected by it, though it may be chosen as a target. */
export type Immunity = "ITEMS" | "COMMANDS" | "ITEMS_AND_COMMANDS" | "SPELLS" | "TRAPS" | "STATUSES";

/** The gained abilities that are named by a single word; for immunities, see Immunity. */
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
  /** A printed status condition (8.37). */
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
    /** The number of Actions that they cost less. */
    actions: number;
  }
  /** Reduces all damage that a card of a kind deals to it. */
  | {
    is: "PreventsEach";
    /** The amount by which it reduces the damage. */
    amount: number;
    kind: CardKind;
  };

/** What an ability may cost besides Actions. */
export type Payment =
  /** Cards from the player's hand, of the player's choice. */
  | {
    is: "DiscardCards";
    /** The number of cards. */
    number: number;
  }
  /** Damage on the source, not reduced by DEF. */
  | {
    is: "TakeDamage";
    /** The amount of damage. */
    amount: number;
  }
  /** HP of the player. */
  | {
    is: "PayHp";
    /** The amount of HP. */
    amount: number;
  }
  /** Counters from the card that has the ability. */
  | {
    is: "RemoveCounters";
    /** The number of counters. */
    number: number;
    counter: Counter;
  }
  /** The card itself that has the ability. */
  | {
    is: "DiscardThis";
  }
  /** A Character of the player's choice. */
  | {
    is: "DismissCharacter";
    filter: CharacterFilter;
  };

/** A player by role. */
export type PlayerRole = "YOU" | "TARGET_OPPONENT" | "DAMAGED_PLAYER" | "EACH_PLAYER" | "EACH_OPPONENT";

/** A Character by its role. */
export type Role = "SELF" | "TARGET" | "ATTACKER" | "BLOCKER" | "DAMAGED_CHARACTER" | "RECRUITED" | "HIDDEN_CHARACTER" | "DEFEATED";

/** The values of a Character that effects may change. */
export type Stat = "ATK" | "DEF" | "HP" | "LV" | "SP" | "OVERKILL";

/** The status conditions. */
export type Status = "SLOW" | "STUN" | "SILENCE";

/** What has to be chosen as the target when an ability is activated. */
export type Target =
  /** A Character that fits the filter. */
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
    /** Which Characters. */
    filter: CharacterFilter;
  };

/** Which players' Characters a text means. */
export type Whose = "ANY" | "YOUR" | "ALLY" | "ENEMY";

/** A card as it is named in a text. */
export type Written = {
  /** The id of the card. */
  id: string;
  /** The name of the card. */
  name: string;
};

/** A place where cards of one player lie. */
export type Zone = "HAND" | "DECK" | "DISCARD_PILE";
