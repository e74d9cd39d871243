// Terrene Odyssey

export interface Documents {
  config: GameConfig;
  action: Action;
  event: Event;
  view: View;
  shown: ShownGame;
  offered: Offer;
  refused: RefusedOfAction;
  decision: Decision;
  rejection: Rejection;
  problem: Problem;
  outcome: Outcome;
  replay: ReplayOfGameConfigAndAction;
}

/** Where an ability being resolved stands: what an effect may refer to. */
export type AbilityContext = {
  /** Whose ability it is. */
  seat: Seat;
  /** The ability. */
  ability: AbilityInPlay;
  /** What was chosen. */
  aim: Aim;
  /** The event it answers. */
  happening?: Happening;
};

/** An ability of something in play. */
export type AbilityInPlay = {
  /** What has it. */
  source: Source;
  /** The number in play of the Character that has it, or that holds the card, even if gone; NONE for a Terrain. */
  self: number;
  /** The card its text is printed on; for a copied Item (8.38), that Item. */
  card: Card;
  /** Its place on the card. */
  place: number;
};

/** Something a player can do. */
export type Action =
  /** Declines to pay for an attacker that became Slowed: the attack is cancelled. */
  | {
    is: "AbandonAttack";
    /** Who. */
    seat: Seat;
  }
  /** Begins to use a trigger ability. */
  | {
    is: "Activate";
    /** Who. */
    seat: Seat;
    /** What has it. */
    source: Source;
    /** Its place on the card, from 0. */
    ability: number;
  }
  /** Gives an Item or Command from your hand to one of your Characters, face-down. */
  | {
    is: "Assign";
    /** Who. */
    seat: Seat;
    /** The card's id. */
    card: string;
    /** The Character's number in play. */
    member: number;
  }
  /** Attacks a player with one of your Characters. */
  | {
    is: "Attack";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    attacker: number;
    /** The player attacked. */
    defender: Seat;
  }
  /** Blocks the attack with one of your Characters. */
  | {
    is: "Block";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    blocker: number;
  }
  /** Chooses one of the things that a question asks for. */
  | {
    is: "Choose";
    /** Who. */
    seat: Seat;
    /** What. */
    choice: Choice;
  }
  /** Declines to block. */
  | {
    is: "DeclineBlock";
    /** Who. */
    seat: Seat;
  }
  /** Dismisses the card that one of your Characters holds. */
  | {
    is: "DismissCard";
    /** Who. */
    seat: Seat;
    /** The Character's number in play. */
    holder: number;
  }
  /** Dismisses one of your Characters. */
  | {
    is: "DismissCharacter";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    member: number;
  }
  /** Dismisses one of your Characters because the supply limit is exceeded. */
  | {
    is: "DismissForSupply";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    member: number;
  }
  /** Declares the end of the turn. */
  | {
    is: "EndTurn";
    /** Who. */
    seat: Seat;
  }
  /** Puts a Character from hand into play face-down. */
  | {
    is: "Hide";
    /** Who. */
    seat: Seat;
    /** The card's id. */
    card: string;
  }
  /** Declines to respond, or gives up your waiting abilities. */
  | {
    is: "Pass";
    /** Who. */
    seat: Seat;
  }
  /** Pays one more Action for an attacker that became Slowed. */
  | {
    is: "PayExtra";
    /** Who. */
    seat: Seat;
  }
  /** Setup: gives an Item or Command to the Character taken last. */
  | {
    is: "PlaceAssignable";
    /** Who. */
    seat: Seat;
    /** The card's id. */
    card: string;
  }
  /** Setup: takes a Character into the starting party. */
  | {
    is: "PlaceCharacter";
    /** Who. */
    seat: Seat;
    /** The card's id. */
    card: string;
  }
  /** Setup: takes the Terrain, which completes the starting party. */
  | {
    is: "PlaceTerrain";
    /** Who. */
    seat: Seat;
    /** The card's id. */
    card: string;
  }
  /** Plays a Terrain from hand. */
  | {
    is: "PlayTerrain";
    /** Who. */
    seat: Seat;
    /** The card's id. */
    card: string;
  }
  /** Turns one of your hidden Characters face-up, for 1 Action. */
  | {
    is: "Recruit";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    member: number;
  }
  /** Puts a Character from hand into play face-up, for 1 Action. */
  | {
    is: "RecruitFromHand";
    /** Who. */
    seat: Seat;
    /** The card's id. */
    card: string;
  }
  /** Concedes the game. */
  | {
    is: "Run";
    /** Who. */
    seat: Seat;
  }
  /** Switches to one of your inactive Terrains. */
  | {
    is: "SwitchTerrain";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    terrain: number;
  }
  /** Lets two of your Characters exchange the face-down cards they hold. */
  | {
    is: "Trade";
    /** Who. */
    seat: Seat;
    /** One of them, the one with the lower number in play. */
    first: number;
    /** The other. */
    second: number;
  };

/** What is still to be done. */
export type Agenda = {
  /** The next task first. */
  tasks: Array<Task>;
  /** Abilities whose event has happened and that may still be used for it. */
  waiting: Array<PendingTrigger>;
  /** Players who may have a waiting ability on a face-down card: if all windows are offered, they are asked even if they have none (8.13). */
  offers: Array<Seat>;
  /** XP not yet gained. */
  pendingXp: Array<PendingXp>;
};

/** What was chosen for an ability as it was activated (8.5). */
export type Aim = {
  /** The number in play of the Character or Terrain, or NONE. */
  target: number;
  /** The opponent. */
  opponent?: Seat;
  /** The place of the chosen list of effects in a "choose one", or NONE. */
  mode: number;
};

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

/** What was chosen in the middle of an effect. */
export type Answer = {
  /** What was asked. */
  question: CardQuestion;
  /** What was chosen; nothing in what others may know of it. */
  cards: Array<string>;
};

/** Who is asked what, as far as one seat knows. */
export type AskedOfActionAndDue = {
  /** Who is asked, ascending: awaited. */
  seats: Array<Seat>;
  /** What about, as a short stable key of the game; for a seat that is asked it is the one of its Decision. */
  about: string;
  /** The number of the rule that asks. */
  rule: string;
  /** What has been chosen so far and shows nowhere yet, in the order chosen: of a plan, an activation, an effect. */
  chosen: Array<Action>;
  /** What can be answered, in the order of choices; empty if that is not for this seat to know, and for decisions that are no questions, such as a player's turn. */
  options: Array<Action>;
  /** What asks, and goes on with the answer; none if the course of the game asks. */
  within?: Due;
};

/** An Item or a Command: a card that a Character holds and uses. */
export type AssignableCard = string;

/** The attack that is under way. */
export type Battle = {
  /** The attacking player. */
  seat: Seat;
  /** The number in play of the attacker. */
  attacker: number;
  /** Which player is attacked. */
  defender: Seat;
  /** The player who blocks, or the attacked player while nobody does. */
  blockerSeat: Seat;
  /** The number in play of the blocker, or NONE. */
  blocker: number;
  /** Whether 5.3 asks for nothing more: the attacker was already Slowed when it attacked, or the Action has been paid. */
  slowSettled: boolean;
  /** Whether the rest is skipped. */
  cancelled: boolean;
};

/** A printed card: a value without any state of a game. */
export type Card = string;

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

/** A choice of cards in the middle of an effect. */
export type CardQuestion = {
  /** Who chooses. */
  asked: Seat;
  /** Whose cards: those of one player, or the discard piles of several. */
  of: Array<Seat>;
  /** Where they lie. */
  zone: Zone;
  /** Which may be chosen; all if there is none. */
  filter?: CardFilter;
  /** How many; fewer if there are not enough. */
  number: number;
  /** Whether choosing none is allowed; a player who has a hand is then asked even if no card of it fits, so that nobody learns whether one does. */
  optional: boolean;
};

/** Why something happened, so that it can be told: "Rex deals 20 damage to Ann (Flame Sword)". */
export type Cause =
  /** An attack (5.6, 5.11): battle damage; to players, a direct hit if nobody blocks, otherwise overkill (5.8). */
  | {
    is: "Battle";
    /** The number in play of the Character that attacks. */
    attacker: number;
    /** The number of the one that blocks, or NONE; each is hit by the other, the attacker only by Retaliate (5.15). */
    blocker: number;
  }
  /** An ability that is being resolved, or a Storm that breaks. */
  | {
    is: "Ability";
    /** Which. */
    ability: AbilityInPlay;
  }
  /** The cost of an ability (8.32). */
  | {
    is: "Cost";
    /** The one that was activated. */
    ability: AbilityInPlay;
  }
  /** The defeat of Characters, for which XP is gained (6.1, 6.8). */
  | {
    is: "Defeat";
    /** Who was defeated, in that order. */
    whom: Array<CharacterCard>;
  }
  /** A Character, or the card it holds, was dismissed (4.16). */
  | {
    is: "Dismissal";
    /** Its number in play. */
    character: number;
  }
  /** The maximum HP of Characters sank to the damage on them (6.7). */
  | {
    is: "FallenHp";
  }
  /** The course of a turn: Actions are lost and gained (4.2), a card is drawn (4.4). */
  | {
    is: "Turn";
  };

/** The chain: what has been activated and has not yet resolved. */
export type Chain = {
  /** The first activated first; the last resolves first. */
  links: Array<Link>;
  /** The links that have resolved since the chain began: none of their abilities can be used again in it (8.11). */
  resolved: Array<Link>;
};

/** A lasting change that was given to a Character. */
export type Change = {
  /** What changes. */
  what: Alteration;
  /** When it ends. */
  until: Until;
};

/** A Character, or a token: a Character that effects create. */
export type CharacterCard = string;

/** What counts now of a recruited Character, with all effects. */
export type CharacterStats = {
  /** Its number in play. */
  id: number;
  /** Its current ATK. */
  atk: number;
  /** Its current DEF. */
  def: number;
  /** Its current maximum HP; the damage on it is with the Character. */
  hp: number;
  /** Its current level. */
  lv: number;
  /** The supply it takes now. */
  sp: number;
  /** The status conditions that have an effect on it. */
  statuses: Array<Status>;
  /** The keywords that it has. */
  keywords: Array<Keyword>;
};

/** What a player can choose when a question asks for it. */
export type Choice =
  /** The Character or the Terrain at which an ability is aimed. */
  | {
    is: "Target";
    /** Its number in play. */
    number: number;
  }
  /** The opponent at which an ability is aimed. */
  | {
    is: "Opponent";
    /** That player's seat. */
    seat: Seat;
  }
  /** Which of several things an ability does. */
  | {
    is: "Mode";
    /** Its place in the text, from 0. */
    place: number;
  }
  /** Which happening an ability answers, if it could answer several and it makes a difference. */
  | {
    is: "Answered";
    /** One of those that the ability could answer. */
    happening: Happening;
  }
  /** A card to discard from the hand as a cost. */
  | {
    is: "Discarded";
    /** Its id. */
    card: string;
  }
  /** A Character to dismiss as a cost. */
  | {
    is: "Dismissed";
    /** Its number in play. */
    member: number;
  }
  /** A card for an effect under way. */
  | {
    is: "Card";
    /** The card's id. */
    id: string;
  }
  /** No card, or no more cards, for an effect under way. */
  | {
    is: "Nothing";
  }
  /** One of your inactive Terrains, for an effect under way. */
  | {
    is: "Terrain";
    /** Its number in play. */
    number: number;
  }
  /** What a Character gains for its fifth XP or a later one. */
  | {
    is: "Gain";
    /** The tier of the active Terrain's XP gain tree, from 1. */
    tier: number;
  }
  /** Who goes first. */
  | {
    is: "Starter";
    /** That player's seat. */
    seat: Seat;
  };

/** Cards that a player chose in the middle of an effect. */
export type ChosenCards = {
  /** What was asked. */
  question: CardQuestion;
  /** The cards; nothing in what others may know of it. */
  cards: Array<string>;
};

/** A Character that is turned face-down. */
export type Concealed = {
  /** Its number in play. */
  character: number;
  /** The card, which everybody saw. */
  card: CharacterCard;
  /** The same card as it lies there now, unknown to others. */
  lying: CharacterCard;
  /** Who may know it from now on. */
  insiders: Array<Seat>;
};

/** A kind of counter that is put on cards. */
export type Counter = {
  /** The word on the cards. */
  name: string;
};

/** The counters on a card. */
export type Counters = {
  /** One for each kind that is there, sorted by name. */
  piles: Array<Heap>;
};

/** What follows in a turn or an attack of itself. */
export type Course = "GAIN_ACTIONS" | "STORMS_BREAK" | "START_OF_TURN" | "DRAW_PHASE" | "CONFIRM_ATTACK" | "BATTLE_DAMAGE" | "BATTLE_ENDS" | "XP_AWARDED" | "END_PHASE" | "TURN_ENDS" | "STORMS_LEAVE" | "NEXT_TURN";

/** When Defense Decay ends. */
export type DecayEnds = "OWN_NEXT_TURN" | "END_OF_TURN";

/** A decision that the game is waiting for. */
export type Decision = {
  /** Who decides. */
  seat: Seat;
  /** What the decision is about, as a short stable key of the game, for example block. */
  prompt: string;
};

/** A list of cards that somebody wants to play with. */
export type Deck = {
  /** For people. */
  name: string;
  /** Copies repeated; kept sorted by id. */
  cards: Array<Card>;
};

/** A Character that leaves play, with what it held. */
export type Departure = {
  /** Its number in play. */
  id: number;
  /** Who controlled it. */
  seat: Seat;
  /** The card; a token ceases to exist (1.10). */
  card: CharacterCard;
  /** What it held, discarded with it. */
  held?: Held;
  /** The stats it had, if it was recruited. */
  memory?: Memory;
};

/** What is under way in a game, or waits to happen. */
export type Due =
  /** A player activates an ability and has not yet made all its choices. */
  | {
    is: "Activating";
    /** Who. */
    seat: Seat;
    /** The ability. */
    ability: AbilityInPlay;
    /** What it may answer: several until one is chosen; none if it waits for nothing. */
    happenings: Array<Happening>;
    /** What was chosen so far. */
    aim: Aim;
    /** The cards chosen to pay with so far. */
    discards: Array<string>;
    /** The Characters chosen to pay with so far. */
    dismissed: Array<number>;
  }
  /** An ability is resolved, one effect after another. */
  | {
    is: "UnderWay";
    /** Whose it is. */
    seat: Seat;
    /** The ability. */
    ability: AbilityInPlay;
    /** What was chosen when it was activated. */
    aim: Aim;
    /** What it answers; none if it waits for nothing. */
    happening?: Happening;
    /** The way from the ability to the list of effects under way: the place of an effect and of its branch, and so on. */
    path: Array<number>;
    /** The place of the effect in that list. */
    part: number;
    /** Which cards were chosen for that effect so far. */
    answers: Array<ChosenCards>;
    /** Which Terrains were chosen for it so far. */
    terrains: Array<number>;
  }
  /** An Item is carried out as a part of another effect, and its targets are chosen now. */
  | {
    is: "Copying";
    /** Who chooses. */
    seat: Seat;
    /** Its ability. */
    ability: AbilityInPlay;
    /** What was chosen so far. */
    aim: Aim;
    /** What the effect answers; none if it waits for nothing. */
    happening?: Happening;
  }
  /** Cards are chosen for an effect. */
  | {
    is: "LookedThrough";
    /** What is asked. */
    question: CardQuestion;
    /** The cards of the place where they lie, if the player looks through it only for this. */
    cards?: Array<Card>;
  }
  /** Players may respond. */
  | {
    is: "Responses";
    /** Who is still to be asked, in this order. */
    seats: Array<Seat>;
    /** What was declared. */
    happenings: Array<Happening>;
  }
  /** The chain resolves, the last activated ability first. */
  | {
    is: "ChainResolves";
    /** What was declared before it, for editions that let abilities be added to it. */
    happenings: Array<Happening>;
  }
  /** The uppermost ability of the chain is done with. */
  | {
    is: "LinkEnds";
    /** What was declared before the chain. */
    happenings: Array<Happening>;
  }
  /** Players may block. */
  | {
    is: "Blocks";
    /** Who is still to be asked, in this order. */
    seats: Array<Seat>;
  }
  /** A Character gains XP, one after another. */
  | {
    is: "XpGain";
    /** Its number in play. */
    member: number;
    /** The XP still to be gained. */
    left: number;
    /** The XP of the whole event. */
    all: number;
    /** Why it is gained. */
    cause: Cause;
  }
  /** Players are asked for abilities that wait for an event, as they may have one on a face-down card. */
  | {
    is: "Offers";
    seats: Array<Seat>;
  }
  /** The turn or the attack takes its course. */
  | {
    is: "Then";
    course: Course;
  }
  /** An ability whose event has happened and that may be activated once for it. */
  | {
    is: "PendingTrigger";
    /** Whose. */
    seat: Seat;
    /** The ability. */
    ability: AbilityInPlay;
    /** The event. */
    happening: Happening;
    /** Whether it is on a face-down card, so that only those who may see the card know of it. */
    secret: boolean;
  }
  /** XP that a Character will gain once what it did has completely resolved. */
  | {
    is: "PendingXp";
    /** Its number in play. */
    member: number;
    /** How much. */
    xp: number;
    /** The Character whose defeat earned it. */
    defeated: CharacterCard;
  };

/** How long a change of a Character lasts. */
export type Duration = "END_OF_TURN" | "START_OF_YOUR_NEXT_TURN" | "PERMANENT" | "WHILE_IN_PLAY";

/** A printing of the rules, as data. */
export type Edition = {
  /** For people and files. */
  name: string;
  /** The maximum number of Characters of SP 3 or more in a deck. */
  mostVillains: number;
  /** The minimum SP of a Character in a starting party. */
  leastPartySp: number;
  /** The extra Actions that the second player gains in that player's first Command Phase (12.4). */
  secondPlayerBonus: number;
  /** Whether a player may have only one recruited Character of each name (4.9). */
  uniqueNames: boolean;
  /** Whether abilities may be added to a chain after each link that resolves (8.29). */
  chainReopens: boolean;
  /** Whether Resourceful applies to every card a Character uses, not just to one each turn (12.3). */
  resourcefulForAll: boolean;
};

/** One move. */
export type EntryOfAction = {
  /** What was done. */
  action: Action;
  /** The fingerprint of the state after it. */
  after: Fingerprint;
};

/** Something that happened in a game. */
export type Event =
  /** Dice are rolled for who begins. */
  | {
    is: "DiceRolled";
    /** What each team rolled. */
    rolls: Array<Roll>;
  }
  /** It is decided who goes first. */
  | {
    is: "StarterNamed";
    /** All players in turn order. */
    order: Array<Seat>;
  }
  /** All starting Terrains are turned face-up. */
  | {
    is: "TerrainsRevealed";
    /** By seat. */
    terrains: Array<OpenTerrain>;
  }
  /** All starting parties are placed face-down, and the decks shuffled. */
  | {
    is: "PartiesPlaced";
    /** By seat. */
    parties: Array<Placed>;
  }
  /** A player gains or loses Actions. */
  | {
    is: "ActionsChanged";
    /** Who. */
    seat: Seat;
    /** How many, negative if lost. */
    by: number;
    /** How many there are afterwards. */
    now: number;
    /** Why. */
    cause: Cause;
  }
  /** A turn begins with its Command Phase: what lasted until its start ends, Defense Decay included. */
  | {
    is: "TurnBegan";
    /** Its number. */
    turn: number;
    /** Whose. */
    seat: Seat;
    /** Whether Defense Decay of that player's Characters ends now. */
    decayEnds: boolean;
  }
  /** The next phase of the turn begins. */
  | {
    is: "PhaseBegan";
    /** Which. */
    phase: Phase;
  }
  /** Characters lose 5 DEF by Defense Decay. */
  | {
    is: "DefenseDecayed";
    /** Who. */
    characters: Array<number>;
  }
  /** The first turn of a player who began without any Character is over: from now on the player loses without one. */
  | {
    is: "ReprieveEnded";
    /** Who. */
    seat: Seat;
  }
  /** The turn ends: what lasted until end of turn ends. */
  | {
    is: "TurnEnded";
    /** Whose. */
    seat: Seat;
    /** Whether all Defense Decay ends now. */
    decayEnds: boolean;
  }
  /** A Character is put from hand into play face-down. */
  | {
    is: "Hidden";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    member: number;
    /** The card. */
    card: CharacterCard;
    /** Who may know it. */
    insiders: Array<Seat>;
  }
  /** Two Characters exchange the cards they hold. */
  | {
    is: "Traded";
    /** Who. */
    seat: Seat;
    /** One of them. */
    first: number;
    /** The other. */
    second: number;
  }
  /** A player dismisses a Character. */
  | {
    is: "CharacterDismissed";
    /** The Character and what it held. */
    departure: Departure;
    /** Whether it is the cost of an ability. */
    cost: boolean;
  }
  /** A hidden Character is turned face-up by its player. */
  | {
    is: "Recruited";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    member: number;
    /** The card, now seen by all. */
    card: CharacterCard;
    /** The player has left. */
    actions: number;
  }
  /** A Character is put from hand into play face-up. */
  | {
    is: "RecruitedFromHand";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    member: number;
    /** The card. */
    card: CharacterCard;
    /** The player has left. */
    actions: number;
  }
  /** An effect puts a Character into play. */
  | {
    is: "PutIntoPlay";
    /** Whose. */
    seat: Seat;
    /** Its number in play. */
    member: number;
    /** The card. */
    card: CharacterCard;
    /** Whether from the hand; otherwise from the discard pile, where everybody saw it. */
    fromHand: boolean;
    /** Whether face-down. */
    hidden: boolean;
    /** Who may know it. */
    insiders: Array<Seat>;
    /** Whether the viewer knows which card lies there now. */
    followed: boolean;
  }
  /** A token is made, recruited. */
  | {
    is: "TokenCreated";
    /** Whose. */
    seat: Seat;
    /** Its number in play. */
    member: number;
    /** Which. */
    card: CharacterCard;
  }
  /** Cards that Characters hold are discarded. */
  | {
    is: "HeldDiscarded";
    /** Whose. */
    holders: Array<number>;
    /** What they held, as everybody sees it now. */
    cards: Array<Held>;
    /** Why. */
    cause: Cause;
  }
  /** An Item or Command is given to a Character, face-down. */
  | {
    is: "Assigned";
    /** Who. */
    seat: Seat;
    /** To whom. */
    member: number;
    /** Its number in play. */
    held: number;
    /** The card. */
    card: AssignableCard;
    /** Who may know it. */
    insiders: Array<Seat>;
  }
  /** A Character takes, face-down, the card that another held. */
  | {
    is: "HeldTaken";
    /** Who held it. */
    from: number;
    /** Who holds it now. */
    by: number;
    /** The card as it lies there now. */
    card: Held;
    /** Who may know it. */
    insiders: Array<Seat>;
  }
  /** A Terrain is played from hand and becomes the active one. */
  | {
    is: "TerrainPlayed";
    /** Who. */
    seat: Seat;
    /** Its number in play. */
    terrain: number;
    /** The card. */
    card: TerrainCard;
  }
  /** An inactive Terrain becomes the active one. */
  | {
    is: "TerrainSwitched";
    /** Whose. */
    seat: Seat;
    /** Which. */
    terrain: number;
    /** Whether it was the switch of 4.12, which is allowed once per turn (4.22). */
    byRule: boolean;
  }
  /** A Terrain leaves play; of those left, the one that was active most recently becomes active. */
  | {
    is: "TerrainLeft";
    /** Whose. */
    seat: Seat;
    /** Which. */
    terrain: number;
    /** The card. */
    card: TerrainCard;
    /** Whether it ceases to exist instead of being discarded. */
    ceases: boolean;
    /** What comes into play if it was the last. */
    instead?: TerrainInPlay;
    /** The Terrain that is active now, if this one was. */
    active?: TerrainCard;
  }
  /** The effect of a Storm happens now. */
  | {
    is: "StormBroke";
    /** Who played it. */
    seat: Seat;
    /** Its number in play. */
    terrain: number;
    /** The card. */
    card: TerrainCard;
  }
  /** A Character attacks a player. */
  | {
    is: "AttackDeclared";
    /** Who. */
    seat: Seat;
    /** Who attacks. */
    attacker: number;
    /** The player attacked. */
    defender: Seat;
    /** The player has left. */
    actions: number;
    /** Whether the attacker was Slowed already. */
    slowed: boolean;
    /** The ATK of the attacker. */
    atk: number;
  }
  /** Characters may attack once more this turn. */
  | {
    is: "AttackAdded";
    /** Who. */
    characters: Array<number>;
  }
  /** The player of an attacker that became Slowed pays one more Action. */
  | {
    is: "ExtraActionPaid";
    /** Who. */
    seat: Seat;
    /** The player has left. */
    actions: number;
  }
  /** The attack is cancelled. */
  | {
    is: "AttackCancelled";
  }
  /** A Character blocks. */
  | {
    is: "BlockDeclared";
    /** Who. */
    seat: Seat;
    /** Who blocks. */
    blocker: number;
    /** Those that had to block and have done their duty. */
    relieved: Array<number>;
  }
  /** A player does not block. */
  | {
    is: "BlockDeclined";
    /** Who. */
    seat: Seat;
  }
  /** The attack is over. */
  | {
    is: "BattleEnded";
  }
  /** An ability is activated: it goes on the chain, a held card is turned face-up. */
  | {
    is: "Activated";
    /** The ability with what was chosen. */
    link: Link;
    /** The player has left. */
    actions: number;
    /** Whether it is a card whose Action cost is at least 1 (12.3). */
    costly: boolean;
  }
  /** A player who could respond does not. */
  | {
    is: "Passed";
    /** Who. */
    seat: Seat;
  }
  /** An ability on the chain is cancelled. */
  | {
    is: "LinkCancelled";
    /** Its number. */
    link: number;
    /** What is cancelled. */
    ability: AbilityInPlay;
  }
  /** The last link of the chain is resolved; its card is discarded unless it is On-going. */
  | {
    is: "LinkResolved";
    /** The link. */
    link: Link;
    /** The card that goes. */
    discarded?: Held;
  }
  /** The chain is empty. */
  | {
    is: "ChainEnded";
  }
  /** A player draws cards. */
  | {
    is: "CardsDrawn";
    /** Who. */
    seat: Seat;
    /** What, the first drawn first. */
    cards: Array<Card>;
    /** Who may know them. */
    insiders: Array<Seat>;
    /** Why. */
    cause: Cause;
  }
  /** Cards of a hand are discarded. */
  | {
    is: "CardsDiscarded";
    /** Whose. */
    seat: Seat;
    /** What. */
    cards: Array<Card>;
    /** Why. */
    cause: Cause;
  }
  /** Cards go from the top of a deck into the discard pile. */
  | {
    is: "CardsMilled";
    /** Whose. */
    seat: Seat;
    /** What, the uppermost first. */
    cards: Array<Card>;
  }
  /** A player searched the deck: what was found is shown and goes to the hand, the deck is shuffled. */
  | {
    is: "CardsFetched";
    /** Who. */
    seat: Seat;
    /** What was found. */
    cards: Array<Card>;
    /** The deck afterwards. */
    deck: Pile;
    /** Who may know the hand. */
    insiders: Array<Seat>;
    /** Whether the viewer knows that they are in the hand now. */
    followed: boolean;
  }
  /** Cards go from the discard pile to the hand. */
  | {
    is: "CardsTakenBack";
    /** Whose. */
    seat: Seat;
    /** What. */
    cards: Array<Card>;
    /** Who may know the hand. */
    insiders: Array<Seat>;
    /** Whether the viewer knows that they are in the hand now. */
    followed: boolean;
  }
  /** A player looks through another player's hand. */
  | {
    is: "HandShown";
    /** Whose. */
    seat: Seat;
    /** Who looks. */
    to: Seat;
    /** What is in it. */
    cards: Array<Card>;
  }
  /** A player looks through a deck for a card. */
  | {
    is: "DeckShown";
    /** Whose. */
    seat: Seat;
    /** Who looks. */
    to: Seat;
    /** What is in it, sorted by id: nobody sees the order of a deck. */
    cards: Array<Card>;
  }
  /** Characters are given something for a time. */
  | {
    is: "CharactersChanged";
    /** Who. */
    characters: Array<number>;
    /** What and how long. */
    change: Change;
    /** Why. */
    cause: Cause;
  }
  /** The counters on a card change. */
  | {
    is: "CountersChanged";
    /** Which. */
    card: Source;
    /** Of which kind. */
    counter: Counter;
    /** How many there are afterwards. */
    now: number;
    /** Why. */
    cause: Cause;
  }
  /** A Character gains 1 XP, and what the Terrain gives for it. */
  | {
    is: "XpGained";
    /** Who. */
    character: number;
    /** The total now. */
    xp: number;
    /** What it gains. */
    gain: Gain;
    /** The damage the gain heals. */
    healed: number;
    /** Why. */
    cause: Cause;
  }
  /** Characters are turned face-down by an effect. */
  | {
    is: "CharactersHidden";
    /** Who. */
    characters: Array<Concealed>;
    /** The stats they had, as everybody saw them. */
    memories: Array<Memory>;
  }
  /** Hidden Characters are shown to everybody and stay hidden. */
  | {
    is: "CharactersRevealed";
    /** Who. */
    characters: Array<Shown>;
  }
  /** Hidden Characters are turned face-up by an effect. */
  | {
    is: "CharactersTurnedUp";
    /** Who. */
    characters: Array<Shown>;
  }
  /** Characters lose all statuses. */
  | {
    is: "StatusesCured";
    /** Who. */
    characters: Array<number>;
  }
  /** Characters are defeated and discarded together. */
  | {
    is: "CharactersDefeated";
    /** Who, with what they held. */
    defeated: Array<Departure>;
    /** Why. */
    cause: Cause;
  }
  /** Damage is taken off Characters. */
  | {
    is: "CharactersHealed";
    /** Who and how much. */
    healings: Array<Healing>;
    /** Why. */
    cause: Cause;
  }
  /** Characters are dealt damage, all at the same time. */
  | {
    is: "DamageDealt";
    /** Who and how much. */
    hits: Array<Hit>;
    /** The battle, or the ability. */
    cause: Cause;
  }
  /** A Character takes damage as a cost. */
  | {
    is: "DamagePaid";
    /** Who. */
    character: number;
    /** How much. */
    amount: number;
    /** The HP that it has left. */
    left: number;
  }
  /** Damage to a Character was prevented. */
  | {
    is: "PreventionSpent";
    /** Whose. */
    character: number;
    /** How much of what it had is used up. */
    amount: number;
    /** Whether it was battle damage: other damage uses up no prevention of battle damage. */
    battle: boolean;
  }
  /** Characters lose all Defense Decay. */
  | {
    is: "DefenseRestored";
    /** Who. */
    characters: Array<number>;
  }
  /** A player regains HP. */
  | {
    is: "PlayerHealed";
    /** Who. */
    seat: Seat;
    /** How much. */
    amount: number;
    /** The HP that there are now. */
    now: number;
    /** Why. */
    cause: Cause;
  }
  /** Players are dealt damage to their HP, at the same time. */
  | {
    is: "PlayersDamaged";
    /** Who and how much. */
    hits: Array<PlayerHit>;
    /** Why. */
    cause: Cause;
  }
  /** A player pays HP as a cost; that is not damage. */
  | {
    is: "HpPaid";
    /** Who. */
    seat: Seat;
    /** How much. */
    amount: number;
    /** The HP that are left. */
    left: number;
  }
  /** Teams that lost at the same check leave the game together with everything that belongs to them, and the others play on. */
  | {
    is: "TeamsLeft";
    /** The players of all these teams, ascending. */
    seats: Array<Seat>;
    /** The number of the rule by which they lost. */
    rule: string;
    /** The cards of others that their Characters held, which everybody sees now. */
    discarded: Array<Held>;
    /** What is remembered of their recruited Characters. */
    memories: Array<Memory>;
  }
  /** The game is over. */
  | {
    is: "GameEnded";
    /** Who won, and by which rule. */
    outcome: Outcome;
  }
  /** A game is over and another one of the match follows: before the cards go back into their decks, everybody sees what lay face-down. */
  | {
    is: "FaceDownRevealed";
    /** The hidden Characters. */
    characters: Array<Shown>;
    /** The cards that Characters held face-down. */
    held: Array<Held>;
  };

/** The value of a Fact as it is written, with its type. */
export type FactValue =
  /** A name, or several. */
  | {
    is: "Text";
    /** Words for people. */
    text: string;
  }
  /** A whole number. */
  | {
    is: "Whole";
    number: `${bigint}`;
  }
  /** A seat. */
  | {
    is: "Player";
    seat: Seat;
  };

/** A Character with its numbers. */
export type Fighter = {
  /** Its number in play. */
  member: number;
  /** The SP that it counts, or would count if it were recruited. */
  sp: number;
  /** Its ATK. */
  atk: number;
  /** Its DEF. */
  def: number;
  /** The HP that it has left. */
  hp: number;
};

/** A short hash of a canonical text, so that two states can be compared without having both: replays carry one for each step. */
export type Fingerprint = string;

/** Who plays, in which teams, and with what limits, as data. */
export type Format = {
  /** For replays and saved games, of the form of NAME; only the duel is called duel. */
  name: string;
  /** The seats of each team, in their turn order; every seat from 0 on exactly once. */
  teams: Array<Array<Seat>>;
  /** The supply limit of a player. */
  supply: number;
  /** How many Characters a starting party has. */
  partySize: number;
  /** The HP of a team. */
  hp: number;
  /** The number of the rule that forbids attacks on the first turn of the game, which refusals cite. */
  noFirstAttack: string;
  /** The number of the rule that forbids a starting party with too few cards, which refusals cite: 3.9, or 14.7 where decks need not hold a complete party. */
  noSmallParty: string;
};

/** One tier of a Terrain's XP gain tree. */
export type Gain = {
  /** What the Character gets permanently. */
  lasting: Array<Alteration>;
  /** Damage it heals. */
  heal: number;
};

/** What a game is configured with. */
export type GameConfig = {
  /** The options of section 15. */
  options: Options;
  /** The decks, by seat. */
  decks: Array<Deck>;
  /** The players who draw two cards in their first Draw Phase (2.9). */
  extraDraws: Array<Seat>;
};

/** Something that happened and that abilities may wait for, with everything an ability needs to know about it (8.8). */
export type Happening = {
  /** What happened. */
  kind: HappeningKind;
  /** The player who did it (for a block, the blocking player); if nobody did, the player who controls the subject. */
  seat: Seat;
  /** The subject's number in play, or NOBODY; for an activation, the number of the link. */
  subject: number;
  /** The object's number in play, or NOBODY. */
  object: number;
  /** The player who was dealt damage, or whose Character was damaged or defeated; otherwise the same as seat. */
  player: Seat;
  /** The damage or XP, or 0. */
  amount: number;
  /** The id of the card it is about, if a card left play. */
  card?: string;
  /** For an activation, the kinds of the card; empty for an ability of a Character or Terrain. */
  kinds: Array<CardKind>;
};

/** What an ability may wait for. */
export type HappeningKind = "IS_RECRUITED" | "ATTACKS" | "BLOCKS" | "IS_BLOCKED" | "HIDES" | "ASSIGNS" | "TRADES" | "DISMISSES" | "PLAYS_TERRAIN" | "ACTIVATES" | "DEALS_DAMAGE_TO_PLAYER" | "DEALS_BATTLE_DAMAGE" | "DEFEATS" | "BECOMES_DAMAGED" | "IS_DEFEATED" | "GAINS_XP" | "START_OF_TURN" | "END_OF_TURN";

/** What one Character heals. */
export type Healing = {
  /** Who. */
  character: number;
  /** How much, at least 1. */
  amount: number;
};

/** Counters of one kind. */
export type Heap = {
  counter: Counter;
  number: number;
};

/** An Item or Command that a Character holds. */
export type Held = {
  /** The card, UNKNOWN where the viewer may not know it. */
  card: AssignableCard;
  /** The counters on it. */
  counters: Counters;
  /** Whether everybody sees it. */
  faceUp: boolean;
  /** Its number in play, which it keeps when it is traded or taken. */
  id: number;
  /** The player to whose discard pile it goes (1.13). */
  owner: Seat;
  /** How often its abilities were used this turn, which everybody saw. */
  usage: Usage;
};

/** What one Character is dealt. */
export type Hit = {
  /** Who. */
  character: number;
  /** What got past its defense, at least 1. */
  amount: number;
  /** The HP that it has left. */
  left: number;
};

/** What a Character can be Immune to: unaffected by it, though it may be chosen as a target. */
export type Immunity = "ITEMS" | "COMMANDS" | "ITEMS_AND_COMMANDS" | "SPELLS" | "TRAPS" | "STATUSES";

/** The gained abilities that are a single word; immunity is an Immunity. */
export type Keyword = "HASTE" | "STAB" | "RESOURCEFUL" | "RETALIATE" | "UNBLOCKABLE";

/** What can have abilities. */
export type Kind = "CHARACTER" | "HELD" | "TERRAIN";

/** An activated ability on the chain. */
export type Link = {
  /** Unique in a game. */
  number: number;
  /** Who activated it. */
  seat: Seat;
  /** The ability. */
  ability: AbilityInPlay;
  /** What was chosen for it. */
  aim: Aim;
  /** The event it answers. */
  happening?: Happening;
  /** Whether it will do nothing (8.33). */
  cancelled: boolean;
};

/** A Character in play: a member of a player's party, recruited or hidden. */
export type Member = {
  /** The attacks it made this turn. */
  attacks: number;
  /** The card, UNKNOWN where the viewer may not know it. */
  card: CharacterCard;
  /** The changes it was given, oldest first. */
  changes: Array<Change>;
  /** Whether it has used a card this turn whose Action cost is at least 1 (12.3). */
  costlyCardUsed: boolean;
  /** The counters on it. */
  counters: Counters;
  /** The damage on it, 0 or more. */
  damage: number;
  /** The DEF it lost to Defense Decay, 0 or more. */
  decay: number;
  /** The attacks it may make this turn beyond the first (5.18). */
  extraAttacks: number;
  /** What it holds. */
  held?: Held;
  /** Its number in play. */
  id: number;
  /** Whether it is recruited; otherwise it is hidden. */
  recruited: boolean;
  /** Who controls it. */
  seat: Seat;
  /** How often its abilities were used this turn, which everybody saw. */
  usage: Usage;
  /** The XP it gained. */
  xp: number;
};

/** What everybody saw of a card when it left play or was turned face-down: the last values of a source that is gone. */
export type Memory = {
  /** Its number in play. */
  id: number;
  /** The level it had. */
  lv: number;
  /** The supply it took. */
  sp: number;
  /** The maximum HP it had. */
  hp: number;
  /** The attack it had. */
  atk: number;
  /** The defense it had. */
  def: number;
  /** The counters on it. */
  counters: Counters;
  /** How often its abilities were used this turn. */
  usage: Usage;
  /** Whether its abilities did nothing. */
  silenced: boolean;
};

/** An action as it is offered to a person: with the numbers of those that it is about, and what it costs and gives now. */
export type Offer =
  /** An action that says all of that itself. */
  | {
    is: "Plain";
    action: Action;
  }
  /** Recruiting a hidden Character. */
  | {
    is: "Recruit";
    fighter: Fighter;
  }
  /** Attacking. */
  | {
    is: "Attack";
    fighter: Fighter;
    /** Who is attacked, where there is a choice. */
    defender?: Seat;
  }
  /** Blocking. */
  | {
    is: "Block";
    fighter: Fighter;
  }
  /** Choosing a Character as a target. */
  | {
    is: "Target";
    fighter: Fighter;
  }
  /** Using an ability. */
  | {
    is: "Use";
    ability: AbilityInPlay;
  }
  /** Answering an ability that was activated. */
  | {
    is: "Answer";
    ability: AbilityInPlay;
  }
  /** Dismissing a Character, as an action or as a cost. */
  | {
    is: "Dismiss";
    /** Its number in play. */
    member: number;
    /** The HP that it costs its player. */
    damage: number;
  }
  /** Choosing a gain. */
  | {
    is: "Gained";
    /** From which tier of the Terrain, from 1. */
    tier: number;
    gain: Gain;
  };

/** A starting Terrain that is turned face-up. */
export type OpenTerrain = {
  /** Whose. */
  seat: Seat;
  /** Which. */
  card: TerrainCard;
};

/** The options of section 15. */
export type Options = {
  /** How often a player may activate abilities in a turn, all cards together and whoever's turn it is, 1 or more. */
  activationsInAll: number;
  /** How often one ability of a card in play may be activated in a turn, 1 or more. */
  activationsPerTurn: number;
  /** When Defense Decay ends. */
  decayEnds: DecayEnds;
  /** The printing of the rules. */
  edition: Edition;
  /** Who is asked for responses. */
  responseWindows: ResponseWindows;
  /** How it is decided who goes first. */
  startingPlayer: StartingPlayer;
  /** Who may block an attack besides the attacked player. */
  teamBlocks: TeamBlocks;
  /** Who may look at a player's hand and face-down cards besides the player. */
  teamSight: TeamSight;
  /** The turn at whose end a game is drawn, 1 or more. */
  turnLimit: number;
};

/** How a game ended. */
export type Outcome = {
  /** All seats that won, ascending; empty if the game is drawn. */
  winners: Array<Seat>;
  /** The number of the rule that ended it. */
  rule: string;
};

/** What one player has chosen of the starting party so far. */
export type PartyDraft = {
  /** The Characters, ascending by id, with what they hold. */
  slots: Array<Slot>;
  /** The id of the Terrain, which is chosen last. */
  terrain?: string;
};

/** An ability whose event has happened and that may be activated once for it. */
export type PendingTrigger = {
  /** Whose. */
  seat: Seat;
  /** The ability. */
  ability: AbilityInPlay;
  /** The event. */
  happening: Happening;
  /** Whether it is on a face-down card, so that only those who may see the card know of it. */
  secret: boolean;
};

/** XP that a Character will gain once what it did has completely resolved. */
export type PendingXp = {
  /** Its number in play. */
  member: number;
  /** How much. */
  xp: number;
  /** The Character whose defeat earned it. */
  defeated: CharacterCard;
};

/** How far a game or turn has progressed. */
export type Phase = "SETUP" | "COMMAND" | "DRAW" | "ACTION" | "END";

/** Cards that not everybody may know: a hand, sorted by id, or a deck, the top first. */
export type Pile = {
  /** The cards, each UNKNOWN where the viewer may not know them. */
  cards: Array<Card>;
};

/** One player's starting party, face-down. */
export type Placed = {
  /** Whose. */
  seat: Seat;
  /** A Character and, where there is one, the card it holds. */
  slots: Array<Array<Card>>;
  /** The Terrain. */
  terrain: TerrainCard;
  /** The rest, shuffled. */
  deck: Pile;
  /** Who may know it. */
  insiders: Array<Seat>;
};

/** What one player is dealt. */
export type PlayerHit = {
  /** Who. */
  player: Seat;
  /** How much, at least 1. */
  amount: number;
  /** The HP that the player, or the team, has afterwards. */
  left: number;
};

/** One thing wrong with an input: a deck, a configuration, a replay. */
export type Problem = {
  /** Where it is, for example deck of seat B or line 7. */
  place: string;
  /** What is wrong: a key, facts and a sentence. */
  why: Rejection;
};

/** What a seat might have thought of and cannot do: an app shows it beside a card, a Character or a button. */
export type RefusedOfAction = {
  /** The action; it does not concede. */
  action: Action;
  /** What whyNot says of it, so at least one reason. */
  why: Array<Rejection>;
};

/** Why something is refused. */
export type Rejection = {
  /** What programs go by. */
  key: string;
  /** The sentence, with the names of facts in braces. */
  template: string;
  /** The facts, in the order in which the sentence names them first. */
  values: Array<FactValue>;
};

/** A game as it was played: everything needed to play it again, with a Fingerprint of the beginning and of every later state, so that a change in the rules shows at the first step that differs, and a changed configuration at the start. */
export type ReplayOfGameConfigAndAction = {
  /** The version of the library that recorded it. */
  library: string;
  /** The name of the game. */
  game: string;
  /** The configuration of the game. */
  config: GameConfig;
  /** The seed of the game. */
  seed: `${bigint}`;
  /** The fingerprint of the beginning: ofStart. */
  start: Fingerprint;
  /** The moves, in order. */
  entries: Array<EntryOfAction>;
};

/** Who is asked for responses. */
export type ResponseWindows = "WHERE_POSSIBLE" | "ALWAYS";

/** What a team rolled. */
export type Roll = {
  /** Who rolls for it. */
  seat: Seat;
  /** What; 0 if it no longer rolls. */
  number: number;
};

/** A place at the table, counted from 0. */
export type Seat = string;

/** What everybody knows about a game before it begins. */
export type Setting = {
  /** How it is played. */
  format: Format;
  /** The options. */
  options: Options;
  /** The players who draw two cards in their first Draw Phase, because they Ran in the game before (2.9). */
  extraDraws: Array<Seat>;
};

/** A card that everybody sees. */
export type Shown = {
  /** Its number in play. */
  character: number;
  /** The card. */
  card: CharacterCard;
};

/** What a View tells, in the words of the game. */
export type ShownGame = {
  /** Whose eyes it is for. */
  seat: Seat;
  /** What was agreed before the game. */
  setting: Setting;
  /** The table, as in the view. */
  table: Table;
  /** What counts now of each recruited Character, side by side. */
  characters: Array<CharacterStats>;
  /** Who is asked what; none when the game is over. */
  asked?: AskedOfActionAndDue;
  /** What is under way or waits to happen, the next one first. */
  due: Array<Due>;
};

/** Everything that belongs to one player. */
export type Side = {
  /** Actions left (4.21). */
  actions: number;
  /** How often the player activated abilities this turn, including those of cards that have since left play. */
  activations: number;
  /** The deck, its top first. */
  deck: Pile;
  /** The discard pile, the newest card last. */
  discards: Array<Card>;
  /** The hand, sorted by id. */
  hand: Pile;
  /** Who may know its secrets: the player, and team-mates if the options say so (13.9). */
  insiders: Array<Seat>;
  /** The Characters, in the order in which they came into play. */
  members: Array<Member>;
  /** Whose it is. */
  seat: Seat;
  /** Whether the player played or switched a Terrain this turn by 4.12. */
  terrainChanged: boolean;
  /** The Terrains. */
  terrains: Array<TerrainInPlay>;
  /** Whether the player traded this turn (4.15). */
  traded: boolean;
  /** How many turns the player has begun; SPARED until the first is over for one who began without any Character. */
  turns: number;
};

/** A Character and what it holds. */
export type Slot = {
  /** The id of the Character. */
  character: string;
  /** The id of what it holds; none until that is chosen, and in the end only where the deck has too few (14.7). */
  card?: string;
};

/** What has an ability: something in play. */
export type Source = {
  /** What it is. */
  kind: Kind;
  /** Its number in play. */
  number: number;
};

/** How it is decided who goes first. */
export type StartingPlayer =
  /** The highest roller decides. */
  | {
    is: "WinnerDecides";
  }
  /** The highest roller goes first. */
  | {
    is: "WinnerStarts";
  }
  /** That player goes first; nobody rolls. */
  | {
    is: "Named";
    seat: Seat;
  };

/** The numbers of a Character that effects may change. */
export type Stat = "ATK" | "DEF" | "HP" | "LV" | "SP" | "OVERKILL";

/** The status conditions. */
export type Status = "SLOW" | "STUN" | "SILENCE";

/** Everything on the table. */
export type Table = {
  /** Whose turn it is. */
  active: Seat;
  /** The attack under way. */
  battle?: Battle;
  /** The chain. */
  chain: Chain;
  /** What is remembered about cards that left play, and Characters that were turned face-down, this turn. */
  memories: Array<Memory>;
  /** The number that the next card in play gets. */
  nextId: number;
  /** The players in turn order, the starting player first; those who left keep their places. */
  order: Array<Seat>;
  /** How the game ended. */
  outcome?: Outcome;
  /** The phase of the turn. */
  phase: Phase;
  /** The sides, by seat. */
  sides: Array<Side>;
  /** The teams: first those that are in the game, in the order of the format, then those that left, the last to leave first. */
  teams: Array<Team>;
  /** The number of the turn, counting all players' turns; 0 before the first. */
  turn: number;
};

/** Something that is still to be done. */
export type Task =
  /** Everybody chooses a starting party, secretly and at the same time. */
  | {
    is: "ChooseParty";
    /** What has been chosen, by seat; each seat sees only its own. */
    drafts: Array<PartyDraft>;
  }
  /** All parties are chosen: they are placed, the decks are shuffled, and it is decided who goes first. */
  | {
    is: "BeginGame";
    /** The parties, by seat. */
    drafts: Array<PartyDraft>;
  }
  /** The winner of the roll decides who goes first. */
  | {
    is: "DecideStarter";
    /** Who decides. */
    seat: Seat;
  }
  /** Responses may have stopped an attack, or raised its price. */
  | {
    is: "ConfirmAttack";
  }
  /** The player of an attacker that became Slowed pays one more Action, or gives the attack up. */
  | {
    is: "PayForSlow";
    /** Who. */
    seat: Seat;
  }
  /** Players are asked one after another whether they block. */
  | {
    is: "AskForBlock";
    /** The players still to be asked, in this order. */
    toAsk: Array<Seat>;
  }
  /** A player may block, or decline. */
  | {
    is: "ChooseBlock";
    /** Who. */
    seat: Seat;
    /** The players asked after that. */
    rest: Array<Seat>;
  }
  /** The damage of an attack is dealt, to the blocker or to the player. */
  | {
    is: "DealBattleDamage";
  }
  /** The attack is over. */
  | {
    is: "EndBattle";
  }
  /** A turn begins. */
  | {
    is: "BeginTurn";
    /** Whose. */
    seat: Seat;
  }
  /** Unspent Actions are lost, and those of the active Terrain are gained. */
  | {
    is: "GainActions";
    /** Whose. */
    seat: Seat;
  }
  /** The Storms that are due break, in the order in which they came into play. */
  | {
    is: "BreakStorms";
    /** Whose. */
    seat: Seat;
  }
  /** Start-of-turn abilities may be used. */
  | {
    is: "StartOfTurn";
    /** Whose turn it is. */
    seat: Seat;
  }
  /** The player draws, and the Action Phase begins. */
  | {
    is: "DrawPhase";
    /** Who. */
    seat: Seat;
  }
  /** The active player acts, until the end of the turn is declared. */
  | {
    is: "TakeTurn";
    /** Who. */
    seat: Seat;
  }
  /** End-of-turn abilities may be used. */
  | {
    is: "EndPhase";
    /** Whose turn it is. */
    seat: Seat;
  }
  /** What lasts until end of turn ends. */
  | {
    is: "FinishTurn";
    /** Whose turn it is. */
    seat: Seat;
  }
  /** Storms that were due this turn leave play, even inactive ones. */
  | {
    is: "DismissStorms";
    /** Whose turn it is. */
    seat: Seat;
  }
  /** The turn of the next player still in the game begins, with or without Characters, unless this was the last turn of the game. */
  | {
    is: "NextTurn";
    /** Whose turn it was. */
    seat: Seat;
  }
  /** Players are asked one after another whether they respond. */
  | {
    is: "Responses";
    /** The players still to be asked, in this order. */
    toAsk: Array<Seat>;
    /** What was declared: abilities that wait for it may be used. */
    happenings: Array<Happening>;
  }
  /** A player may respond, or pass. */
  | {
    is: "Respond";
    /** Who. */
    seat: Seat;
    /** The players asked after that. */
    rest: Array<Seat>;
    /** What was declared. */
    happenings: Array<Happening>;
  }
  /** The chain resolves, the last activated ability first. */
  | {
    is: "ResolveChain";
    /** What was declared before it, for editions that let abilities be added to it. */
    happenings: Array<Happening>;
  }
  /** A link of the chain has resolved. */
  | {
    is: "FinishLink";
    /** What was declared before the chain. */
    happenings: Array<Happening>;
  }
  /** After each step: has somebody lost, is anyone over the supply limit, which abilities are waiting? */
  | {
    is: "Settle";
  }
  /** A player may use one of the abilities whose event has happened, or give them all up. */
  | {
    is: "UseWaiting";
    /** Who. */
    seat: Seat;
  }
  /** An ability is being resolved, one effect after another. */
  | {
    is: "CarryOut";
    /** Where it stands. */
    scope: AbilityContext;
    /** How to get from the ability to the list of effects: the place of an effect and of its branch, and so on. */
    path: Array<number>;
    /** The place of the next effect in that list. */
    next: number;
    /** Which cards were chosen for that effect so far. */
    answers: Array<Answer>;
    /** Which Terrains were chosen for it so far. */
    terrains: Array<number>;
  }
  /** An Item is carried out as a part of another effect: its targets are chosen now, where there are any. */
  | {
    is: "AimCopied";
    /** Where it stands, not yet aimed. */
    scope: AbilityContext;
  }
  /** A player says what a copied Item is aimed at. */
  | {
    is: "AskAim";
    /** Where it stands. */
    scope: AbilityContext;
  }
  /** A player chooses cards in the middle of an effect. */
  | {
    is: "AnswerQuestion";
    /** What is asked. */
    question: CardQuestion;
    /** What was chosen so far. */
    chosen: Array<string>;
    /** The cards of the place where they lie, if the player looks through it only for this. */
    shown?: Array<Card>;
  }
  /** A player chooses one of his or her inactive Terrains in the middle of an effect. */
  | {
    is: "ChooseInactiveTerrain";
    /** Who. */
    seat: Seat;
  }
  /** A player has begun to activate an ability and makes its choices: which happening it answers, what it is aimed at, then what pays for it. */
  | {
    is: "CompleteActivation";
    /** Who. */
    seat: Seat;
    /** The ability. */
    ability: AbilityInPlay;
    /** What it may answer: possibly several until one is chosen; none if it waits for nothing. */
    happenings: Array<Happening>;
    /** What has been chosen so far. */
    aim: Aim;
    /** The cards chosen to pay with so far, for all payments. */
    discards: Array<string>;
    /** The Characters chosen to pay with so far, in the order of the payments. */
    dismissed: Array<number>;
  }
  /** Characters gain the XP they are owed, if they are still there to gain it. */
  | {
    is: "AwardXp";
  }
  /** A Character gains XP, one at a time. */
  | {
    is: "GainXpOf";
    /** Who. */
    member: number;
    /** How much is still to be gained. */
    left: number;
    /** How much there was at first. */
    all: number;
    /** Why. */
    cause: Cause;
  }
  /** A Character gains its fifth XP or a later one: its player chooses the gain. */
  | {
    is: "ChooseXpGain";
    /** Who. */
    seat: Seat;
    /** The Character. */
    member: number;
    /** The XP still to be gained, including this one. */
    left: number;
    /** The XP of the whole event. */
    all: number;
    /** Why it is gained. */
    cause: Cause;
  }
  /** A player who is over the supply limit dismisses a Character. */
  | {
    is: "ReduceSupply";
    /** Who. */
    seat: Seat;
  };

/** Players who win and lose together; a lone player is a team of one. */
export type Team = {
  /** Its players, ascending. */
  seats: Array<Seat>;
  /** The HP they share, 0 or more; for a team that left, the HP with which it Ran, or 0 if it was beaten. */
  hp: number;
  /** The HP they began with, which healing cannot exceed (10.7); 0 for a team that left. */
  mostHp: number;
};

/** Who may block an attack, where players form teams. */
export type TeamBlocks = "ALLOWED" | "OWN_ONLY";

/** Who may look at a player's hand and face-down cards, where players form teams. */
export type TeamSight = "OWN_ONLY" | "SHARED";

/** A Terrain; with a StormAbility it is a Storm. */
export type TerrainCard = string;

/** A Terrain in play, the active one or an inactive one. */
export type TerrainInPlay = {
  /** Whether it is a Storm whose effect has already happened (9.2). */
  broken: boolean;
  /** The card, UNKNOWN where the viewer may not know it. */
  card: TerrainCard;
  /** Whether everybody sees it: always, once setup is over (3.6). */
  faceUp: boolean;
  /** Its number in play. */
  id: number;
  /** The turn in which it came into play; 0 before the first. */
  playedInTurn: number;
  /** How often its abilities were used this turn. */
  usage: Usage;
};

/** When a change of a Character ends. */
export type Until = {
  /** The kind of end. */
  duration: Duration;
  /** The player whose next turn is meant. */
  seat: Seat;
  /** The number of the card in play that gave it. */
  source: number;
};

/** How often the abilities of a card were activated this turn. */
export type Usage = {
  /** By the place of the ability, up to the last one used. */
  counts: Array<number>;
};

/** Everything one seat may know about a game, and nothing else. */
export type View = {
  /** Whose view it is. */
  seat: Seat;
  /** What was agreed before the game. */
  setting: Setting;
  /** The table, with UNKNOWN for every card this seat may not know. */
  table: Table;
  /** What is still to be done, as far as this seat may know. */
  agenda: Agenda;
};

/** A place where cards of one player lie. */
export type Zone = "HAND" | "DECK" | "DISCARD_PILE";
