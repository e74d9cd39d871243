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

/** What cards do and undergo, and texts can forbid. */
export type Act = "BEAR_WEAPON" | "ATTACK" | "BE_DESTROYED" | "BE_CHOSEN";

/** A word that stands before a noun, such as "Ranged": an enum or a record of the game. */
export type Adjective =
  /** How far a Battle card can strike. */
  | { is: "Reach"; value: Reach }
  /** A further word of a Battle card, such as the name of a people. */
  | {
    is: "Called";
    /** The word. */
    word: string;
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
  continuous: Array<Statement>;
};

/** What a card is. */
export type CardKind = "BATTLE" | "WEAPON" | "EVENT" | "SITUATION" | "UNKNOWN";

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
  };

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
  /** Damage is dealt: "2 damage to an enemy Human". */
  | {
    is: "Damage";
    /** What it happens to. */
    whom: Selection;
    damage: Amount;
  }
  /** Damage is healed: "this card gets 2 tokens back". */
  | {
    is: "Heal";
    /** What it happens to. */
    whom: Selection;
    tokens: Amount;
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
  /** They become something: "is Ranged this turn". */
  | {
    is: "Becomes";
    /** What it happens to. */
    whom: Selection;
    what: Quality;
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
  /** The next damage to each of them is prevented: "prevent the next damage to a Human of yours". */
  | {
    is: "Prevent";
    /** What it happens to. */
    whom: Selection;
    duration: Duration;
  }
  /** The controller of the text controls them from now on: "take control of an enemy Human". */
  | {
    is: "Control";
    /** What it happens to. */
    whom: Selection;
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
  }
  /** A Battle card comes to an empty slot of the battlefield that the controller of the card chooses. */
  | {
    is: "BringToBattlefield";
    whom: Selection;
  };

/** When an Event can be played. */
export type EventTiming = "PLAY_PHASE" | "COUNTER" | "OPPONENT_BATTLE";

/** The numbers of a Battle card. */
export type Figure = "ATK" | "TOKENS";

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

/** One icon of a requirement: it requires one Battle card on its player's side. */
export type Icon = "GOD" | "DEMIGOD" | "IMMORTAL" | "HUMAN" | "ANY";

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
  | { is: "CardKind"; value: CardKind }
  /** The type of a Battle card. */
  | { is: "BattleType"; value: BattleType };

/** What a text can make a thing be, in place of what is printed, such as "Ranged": an enum of the game. */
export type Quality =
  /** How far a Battle card can strike. */
  | { is: "Reach"; value: Reach }
  /** What the attacks of a Battle card hit. */
  | { is: "Strike"; value: Strike };

/** How far a Battle card can strike. */
export type Reach = "MELEE" | "RANGED";

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
  /** The first obstacle in the column of the card; none if that is the deck. */
  | {
    is: "Opposite";
  }
  /** The Battle cards beside the card itself. */
  | {
    is: "Neighbours";
  }
  /** The bearer of the Weapon, including in standby. */
  | {
    is: "Bearer";
  };

/** A number that a thing has, such as its attack: an enum of the game. */
export type Stat =
  /** The numbers of a Battle card. */
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
  /** A number is replaced: "has ATK = 3". */
  | {
    is: "Sets";
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
  /** A number has an upper limit: "the ATK of … is never above 2". */
  | {
    is: "Limits";
    /** To which things. */
    whom: Selection;
    stat: Stat;
    most: number;
  }
  /** Things are something: "is Ranged". */
  | {
    is: "Is";
    /** To which things. */
    whom: Selection;
    what: Quality;
  }
  /** Things cannot do something: "cannot attack". */
  | {
    is: "Cannot";
    /** To which things. */
    whom: Selection;
    deed: Deed;
  }
  /** Things do something several times in a turn: "attacks twice". */
  | {
    is: "Often";
    /** To which things. */
    whom: Selection;
    deed: Deed;
    times: number;
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

/** What the attacks of a Battle card hit. */
export type Strike = "THROUGH" | "FIRST_ONLY";

/** The numbers of a player, which everybody knows. */
export type Tally = "DECK" | "HAND" | "LOST" | "UNDERWORLD";

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

/** What has to happen for an ability to happen. */
export type When = "PLAYED" | "START_OF_TURN" | "END_OF_TURN" | "ENTERS" | "DESTROYED" | "LEAVES" | "ATTACKS" | "DAMAGED" | "DESTROYS" | "DRAWS" | "PLAYS_EVENT";

/** Where cards are. */
export type Where = "BATTLEFIELD" | "STANDBY" | "IN_PLAY" | "HAND" | "DECK" | "UNDERWORLD" | "LOST";

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
