// Terrene Odyssey: Random Encounter

export interface Documents {
  config: DraftConfig;
  action: EncounterAction;
  event: EncounterEvent;
  view: EncounterView;
  shown: ShownEncounter;
  offered: EncounterOffer;
  refused: RefusedOfEncounterAction;
  decision: Decision;
  rejection: Rejection;
  problem: Problem;
  outcome: Outcome;
  replay: ReplayOfDraftConfigAndEncounterAction;
}

/** The context in which an ability is resolved: everything that its effects may refer to. */
export type AbilityContext = {
  /** The player who has the ability. */
  seat: Seat;
  /** The ability. */
  ability: AbilityInPlay;
  /** What was chosen when it was activated. */
  aim: Aim;
  /** The event it answers. */
  happening?: Happening;
};

/** An ability of something in play. */
export type AbilityInPlay = {
  /** What has the ability: a Character, a held card or a Terrain. */
  source: Source;
  /** The number in play of the Character that has it, or that holds the card, even if it has left play; -1 (NONE) for a Terrain. */
  self: number;
  /** The card that the text is printed on; for a copied Item (8.38), that Item. */
  card: Card;
  /** The place of the ability on the card. */
  place: number;
};

/** Something a player can do. */
export type Action =
  /** Declines to pay for an attacker that became Slowed: the attack is cancelled. */
  | {
    is: "AbandonAttack";
    /** The player who acts. */
    seat: Seat;
  }
  /** Begins to use a trigger ability. */
  | {
    is: "Activate";
    /** The player who acts. */
    seat: Seat;
    /** What has the ability: a Character, a held card or a Terrain. */
    source: Source;
    /** The place of the ability on the card, counted from 0. */
    ability: number;
  }
  /** Gives an Item or Command from your hand to one of your Characters, face-down. */
  | {
    is: "Assign";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
    /** The number in play of the Character. */
    member: number;
  }
  /** Attacks a player with one of your Characters. */
  | {
    is: "Attack";
    /** The player who acts. */
    seat: Seat;
    /** The number in play of the Character that attacks. */
    attacker: number;
    /** The player attacked. */
    defender: Seat;
  }
  /** Blocks the attack with one of your Characters. */
  | {
    is: "Block";
    /** The player who acts. */
    seat: Seat;
    /** The number in play of the Character that blocks. */
    blocker: number;
  }
  /** Chooses one of the things that a question asks for. */
  | {
    is: "Choose";
    /** The player who acts. */
    seat: Seat;
    /** The thing chosen. */
    choice: Choice;
  }
  /** Declines to block. */
  | {
    is: "DeclineBlock";
    /** The player who acts. */
    seat: Seat;
  }
  /** Dismisses the card that one of your Characters holds. */
  | {
    is: "DismissCard";
    /** The player who acts. */
    seat: Seat;
    /** The number in play of the Character that holds the card. */
    holder: number;
  }
  /** Dismisses one of your Characters. */
  | {
    is: "DismissCharacter";
    /** The player who acts. */
    seat: Seat;
    /** The number in play of the Character. */
    member: number;
  }
  /** Dismisses one of your Characters because the supply limit is exceeded. */
  | {
    is: "DismissForSupply";
    /** The player who acts. */
    seat: Seat;
    /** The number in play of the Character. */
    member: number;
  }
  /** Declares the end of the turn. */
  | {
    is: "EndTurn";
    /** The player who acts. */
    seat: Seat;
  }
  /** Puts a Character from hand into play face-down. */
  | {
    is: "Hide";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Declines to respond, or gives up your waiting abilities. */
  | {
    is: "Pass";
    /** The player who acts. */
    seat: Seat;
  }
  /** Pays one more Action for an attacker that became Slowed. */
  | {
    is: "PayExtra";
    /** The player who acts. */
    seat: Seat;
  }
  /** During setup, gives an Item or Command to the Character taken last. */
  | {
    is: "PlaceAssignable";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** During setup, takes a Character into the starting party. */
  | {
    is: "PlaceCharacter";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** During setup, takes the Terrain, which completes the starting party. */
  | {
    is: "PlaceTerrain";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Plays a Terrain from hand. */
  | {
    is: "PlayTerrain";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Turns one of your hidden Characters face-up, for 1 Action. */
  | {
    is: "Recruit";
    /** The player who acts. */
    seat: Seat;
    /** The number in play of the Character. */
    member: number;
  }
  /** Puts a Character from hand into play face-up, for 1 Action. */
  | {
    is: "RecruitFromHand";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Concedes the game. */
  | {
    is: "Run";
    /** The player who acts. */
    seat: Seat;
  }
  /** Switches to one of your inactive Terrains. */
  | {
    is: "SwitchTerrain";
    /** The player who acts. */
    seat: Seat;
    /** The number in play of the Terrain. */
    terrain: number;
  }
  /** Has two of your Characters exchange the face-down cards they hold. */
  | {
    is: "Trade";
    /** The player who acts. */
    seat: Seat;
    /** The number in play of one of the two, the lower number. */
    first: number;
    /** The number in play of the other. */
    second: number;
  };

/** What is still to be done. */
export type Agenda = {
  /** The tasks, the next one first. */
  tasks: Array<Task>;
  /** The abilities whose event has happened and that may still be used for it. */
  waiting: Array<PendingTrigger>;
  /** The players who may have a waiting ability on a face-down card: if all windows are offered, they are asked even if they have none (8.13). */
  offers: Array<Seat>;
  /** The XP that has been earned and not yet gained. */
  pendingXp: Array<PendingXp>;
};

/** What was chosen for an ability when it was activated (8.5). */
export type Aim = {
  /** The number in play of the Character or Terrain it is aimed at, or -1 (NONE). */
  target: number;
  /** The opponent it is aimed at. */
  opponent?: Seat;
  /** The place of the chosen list of effects in a "choose one", or -1 (NONE). */
  mode: number;
};

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

/** The cards chosen in the middle of an effect. */
export type Answer = {
  /** The question that was asked. */
  question: CardQuestion;
  /** The ids of the cards; empty for players who may not know them. */
  cards: Array<string>;
};

/** The decision that the game is waiting for, as far as one seat may know it. */
export type AskedOfActionAndDue = {
  /** The seats that are asked, in ascending order. */
  seats: Array<Seat>;
  /** What is asked, as a short stable key of the game; for a seat that is asked, it is the key of its Decision. */
  about: string;
  /** The number of the rule that asks. */
  rule: string;
  /** What has been chosen so far and is not visible anywhere else yet, in the order chosen: parts of a plan, an activation or an effect. */
  chosen: Array<Action>;
  /** The possible answers; empty if this seat may not know them, and for decisions that are not questions, such as a player's turn. */
  options: Array<Action>;
  /** What asks the question and continues with the answer; none if the question belongs to the normal course of the game. */
  within?: Due;
};

/** The decision that the game is waiting for, as far as one seat may know it. */
export type AskedOfDraftActionAndDue = {
  /** The seats that are asked, in ascending order. */
  seats: Array<Seat>;
  /** What is asked, as a short stable key of the game; for a seat that is asked, it is the key of its Decision. */
  about: string;
  /** The number of the rule that asks. */
  rule: string;
  /** What has been chosen so far and is not visible anywhere else yet, in the order chosen: parts of a plan, an activation or an effect. */
  chosen: Array<DraftAction>;
  /** The possible answers; empty if this seat may not know them, and for decisions that are not questions, such as a player's turn. */
  options: Array<DraftAction>;
  /** What asks the question and continues with the answer; none if the question belongs to the normal course of the game. */
  within?: Due;
};

/** An Item or a Command: a card that a Character holds and uses. */
export type AssignableCard = string;

/** The choices that all seats make secretly and at the same time, as far as they have been made. */
export type BallotOfDeckDraft = {
  /** The choice of each seat, by seat. */
  choices: Array<DeckDraft>;
};

/** The choices that all seats make secretly and at the same time, as far as they have been made. */
export type BallotOfSealedPick = {
  /** The choice of each seat, by seat. */
  choices: Array<SealedPick>;
};

/** The attack that is under way. */
export type Battle = {
  /** The attacking player. */
  seat: Seat;
  /** The number in play of the attacker. */
  attacker: number;
  /** The player who is attacked. */
  defender: Seat;
  /** The player who blocks, or the attacked player while nobody does. */
  blockerSeat: Seat;
  /** The number in play of the blocker, or -1 (NONE). */
  blocker: number;
  /** Whether rule 5.3 demands nothing more: the attacker was already Slowed when it attacked, or the extra Action has been paid. */
  slowSettled: boolean;
  /** Whether the rest of the attack is skipped. */
  cancelled: boolean;
};

/** A printed card, a value that holds no game state; where it is not written in full, its id stands for it. */
export type Card = string;

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

/** A choice of cards in the middle of an effect. */
export type CardQuestion = {
  /** The player who chooses. */
  asked: Seat;
  /** The players whose cards can be chosen: one player, or several for a choice from their discard piles. */
  of: Array<Seat>;
  /** Where the cards lie. */
  zone: Zone;
  /** Which of the cards may be chosen; none if all may. */
  filter?: CardFilter;
  /** How many cards are chosen; fewer if there are not enough. */
  number: number;
  /** Whether choosing none is allowed; a player who has a hand is then asked even if no card of it fits, so that nobody learns whether one does. */
  optional: boolean;
};

/** Why something happened, for messages such as "Rex deals 20 damage to Ann (Flame Sword)". */
export type Cause =
  /** An attack (5.6, 5.11): battle damage; to players, a direct hit if nobody blocks, otherwise overkill (5.8). */
  | {
    is: "Battle";
    /** The number in play of the Character that attacks. */
    attacker: number;
    /** The number in play of the Character that blocks, or -1 (NONE); each is hit by the other, the attacker only by Retaliate (5.15). */
    blocker: number;
  }
  /** An ability that is being resolved, or a Storm that breaks. */
  | {
    is: "Ability";
    /** The ability. */
    ability: AbilityInPlay;
  }
  /** The cost of an ability (8.32). */
  | {
    is: "Cost";
    /** The ability that was activated. */
    ability: AbilityInPlay;
  }
  /** The defeat of Characters, for which XP is gained (6.1, 6.8). */
  | {
    is: "Defeat";
    /** The Characters that were defeated, in that order. */
    whom: Array<CharacterCard>;
  }
  /** A Character, or the card it holds, was dismissed (4.16). */
  | {
    is: "Dismissal";
    /** The number in play of the Character. */
    character: number;
  }
  /** The maximum HP of Characters fell to the damage on them or below (6.7). */
  | {
    is: "FallenHp";
  }
  /** The course of a turn: Actions are lost and gained (4.2), a card is drawn (4.4). */
  | {
    is: "Turn";
  };

/** The chain: the abilities that have been activated and not yet resolved. */
export type Chain = {
  /** The links, the first activated first; the last one resolves first. */
  links: Array<Link>;
  /** The links that have resolved since the chain began: none of their abilities can be used again in it (8.11). */
  resolved: Array<Link>;
};

/** A lasting change that was given to a Character. */
export type Change = {
  /** The change. */
  what: Alteration;
  /** When it ends. */
  until: Until;
};

/** A Character, or a token: a Character that effects create. */
export type CharacterCard = string;

/** The current values of a recruited Character, with all effects. */
export type CharacterStats = {
  /** The number in play of the Character. */
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
    /** The number in play of the Character or Terrain. */
    number: number;
  }
  /** The opponent at which an ability is aimed. */
  | {
    is: "Opponent";
    /** That player's seat. */
    seat: Seat;
  }
  /** Which of several things an ability does, where the player has a choice. */
  | {
    is: "Mode";
    /** The place of the chosen effects in the text, counted from 0. */
    place: number;
  }
  /** Which event an ability answers, if it could answer several and it makes a difference. */
  | {
    is: "Answered";
    /** One of the events that the ability could answer. */
    happening: Happening;
  }
  /** A card to discard from the hand as a cost. */
  | {
    is: "Discarded";
    /** The id of the card. */
    card: string;
  }
  /** A Character to dismiss as a cost. */
  | {
    is: "Dismissed";
    /** The number in play of the Character. */
    member: number;
  }
  /** A card chosen for an effect under way. */
  | {
    is: "Card";
    /** The id of the card. */
    id: string;
  }
  /** No card, or no more cards, chosen for an effect under way. */
  | {
    is: "Nothing";
  }
  /** One of your inactive Terrains, chosen for an effect under way. */
  | {
    is: "Terrain";
    /** The number in play of the Terrain. */
    number: number;
  }
  /** What a Character gains for its fifth XP or a later one. */
  | {
    is: "Gain";
    /** The tier of the active Terrain's XP gain tree, from 1. */
    tier: number;
  }
  /** The player who goes first. */
  | {
    is: "Starter";
    /** That player's seat. */
    seat: Seat;
  };

/** Cards that a player chose in the middle of an effect. */
export type ChosenCards = {
  /** The question that was asked. */
  question: CardQuestion;
  /** The ids of the cards; empty for players who may not know them. */
  cards: Array<string>;
};

/** A Character that is turned face-down. */
export type Concealed = {
  /** The number in play of the Character. */
  character: number;
  /** The card that everybody saw before. */
  card: CharacterCard;
  /** The same card as it lies there now, unknown to other players. */
  lying: CharacterCard;
  /** The players who may see the card from now on. */
  insiders: Array<Seat>;
};

/** A kind of counter that is put on cards. */
export type Counter = {
  /** The word printed on the cards. */
  name: string;
};

/** The counters on a card. */
export type Counters = {
  /** The counters of each kind, sorted by the name of the kind. */
  piles: Array<Heap>;
};

/** What follows automatically in a turn or an attack. */
export type Course = "GAIN_ACTIONS" | "STORMS_BREAK" | "START_OF_TURN" | "DRAW_PHASE" | "CONFIRM_ATTACK" | "BATTLE_DAMAGE" | "BATTLE_ENDS" | "XP_AWARDED" | "END_PHASE" | "TURN_ENDS" | "STORMS_LEAVE" | "NEXT_TURN";

/** How a shuffled pool is dealt into piles: one for each player and round. */
export type Dealing = {
  /** The number of players. */
  players: number;
  /** The number of rounds, in each of which each player takes a pile. */
  rounds: number;
  /** The number of cards in a pile. */
  size: number;
};

/** When Defense Decay ends. */
export type DecayEnds = "OWN_NEXT_TURN" | "END_OF_TURN";

/** A decision that the game is waiting for. */
export type Decision = {
  /** The player who decides. */
  seat: Seat;
  /** What the decision is about, as a short stable key of the game, for example block. */
  prompt: string;
};

/** A list of cards that somebody wants to play with. */
export type Deck = {
  /** The name of the deck, for people. */
  name: string;
  /** The cards, sorted by id, copies repeated. */
  cards: Array<Card>;
};

/** A deck that is being built. */
export type DeckDraft = {
  /** The cards taken into the deck so far, sorted by id, copies repeated. */
  cards: Array<Card>;
  /** Whether the deck has been handed in. */
  complete: boolean;
};

/** What a deck built from certain picks must contain: 20 cards and everything that a starting party needs, or as much of it as the picks and the limits allow. */
export type DeckNeeds = {
  /** The exact number of cards. */
  cards: number;
  /** The least number of Characters with different names that can be in a starting party. */
  characters: number;
  /** The least number of Items and Commands with different names. */
  assignables: number;
  /** The least number of Terrains that are not Storms. */
  terrains: number;
};

/** A Character that leaves play, with what it held. */
export type Departure = {
  /** The number in play of the Character. */
  id: number;
  /** The player who controlled it. */
  seat: Seat;
  /** The card; a token ceases to exist (1.10). */
  card: CharacterCard;
  /** The card it held, discarded with it. */
  held?: Held;
  /** The last values of the Character, if it was recruited. */
  memory?: Memory;
};

/** What a player can do in a draft. */
export type DraftAction =
  /** Picks a card from the pile in hand. */
  | {
    is: "Pick";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Takes one of the picked cards into the deck. */
  | {
    is: "AddCard";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Leaves the encounter. */
  | {
    is: "Leave";
    /** The player who acts. */
    seat: Seat;
  };

/** The configuration of a draft, and of the encounter it belongs to. */
export type DraftConfig = {
  /** The number of players, from 3 to 12; their seats are around the table, each to the left of the one before. */
  players: number;
  /** The cards to draft from, sorted by id, copies repeated. */
  pool: Array<Card>;
  /** The options of section 15 of the rules, for every game of the tournament. */
  options: Options;
};

/** Something that happened in a draft. */
export type DraftEvent =
  /** The pool is shuffled and dealt into piles; the cards left over are the excess pile. */
  | {
    is: "PoolDealt";
    /** The number of players, of rounds, and of cards in a pile. */
    dealing: Dealing;
    /** The excess pile, in the order of the catalogue. */
    excess: Array<Card>;
  }
  /** A round begins: each player takes a pile. */
  | {
    is: "PilesTaken";
    /** The number of the round, from 1. */
    round: number;
    /** The piles that the players have in hand now, by seat, each in the order of the catalogue. */
    piles: Array<Array<Card>>;
    /** The players who have left, and see none of the piles. */
    left: Array<Seat>;
  }
  /** Each player has picked a card, and the piles are passed on. */
  | {
    is: "CardsPicked";
    /** The card that each player picked, by seat. */
    picks: Array<Picked>;
    /** The piles that the players have in hand now, by seat. */
    piles: Array<Array<Card>>;
    /** The players who have left, and see none of the piles. */
    left: Array<Seat>;
  }
  /** The last deck is handed in. */
  | {
    is: "DecksHandedIn";
    /** The deck of each player, by seat; none for a player who has left. */
    decks: Array<Array<Card> | null>;
    /** The excess pile, in the order of the catalogue. */
    excess: Array<Card>;
  }
  /** A player leaves. */
  | {
    is: "PlayerLeft";
    /** The player who leaves. */
    seat: Seat;
    /** Whether the event was sent to that player, who no longer sees any card of piles and picks. */
    self: boolean;
  }
  /** The draft is over. */
  | {
    is: "DraftEnded";
    /** The outcome: nobody wins a draft, unless all but one have left. */
    outcome: Outcome;
  };

/** The stage of a draft, and what has been chosen secretly in it. */
export type DraftStage =
  /** Each player picks a card from the pile in hand. */
  | {
    is: "Picking";
    /** The picks of this step. */
    picks: BallotOfSealedPick;
  }
  /** Each player builds a deck. */
  | {
    is: "Building";
    /** The decks so far. */
    decks: BallotOfDeckDraft;
  }
  /** The draft is over. */
  | {
    is: "Over";
  };

/** Everything on the table of a draft. */
export type DraftTable = {
  /** The round of the draft, from 1; 0 before the first. */
  round: number;
  /** The pile that each player has in hand, by seat, in the order of the catalogue. */
  piles: Array<Array<Card>>;
  /** The cards that each player has picked, by seat, in the order of the catalogue; empty once the decks are handed in. */
  picks: Array<Array<Card>>;
  /** The deck of each player, by seat, in the order of the catalogue; none for a player who left, and for everybody until the last deck is handed in. */
  decks: Array<Array<Card> | null>;
  /** The cards that nobody can get, in the order of the catalogue; they are public. */
  excess: Array<Card>;
  /** The players who have left, ascending. */
  left: Array<Seat>;
  /** How the draft ended: nobody wins it, unless all but one have left. */
  outcome?: Outcome;
};

/** What a player still has to choose in a draft. */
export type DraftTask =
  /** A card from the pile in hand. */
  | {
    is: "PickCard";
    /** The round of the draft, from 1. */
    round: number;
    /** The number of rounds in the draft. */
    rounds: number;
    /** The number of cards in the pile. */
    cards: number;
    /** The player who gets the pile next. */
    next: Seat;
  }
  /** A deck to build. */
  | {
    is: "BuildDeck";
    /** The number of cards the player has picked. */
    picks: number;
    /** What the deck must contain. */
    needs: DeckNeeds;
  };

/** Everything one seat may know about a draft, and nothing else. */
export type DraftView = {
  /** The seat whose view it is. */
  seat: Seat;
  /** The configuration, which everybody knows, including the pool. */
  config: DraftConfig;
  /** The table, with "?" (UNKNOWN) for every card that this seat may not know. */
  table: DraftTable;
  /** The stage of the draft, and what the seat has chosen in it. */
  stage: DraftStage;
};

/** What is under way in a game, or waiting to happen. */
export type Due =
  /** A player activates an ability and has not yet made all its choices. */
  | {
    is: "Activating";
    /** The player who activates the ability. */
    seat: Seat;
    /** The ability. */
    ability: AbilityInPlay;
    /** The events it may answer: several until one is chosen; none if the ability does not wait for an event. */
    happenings: Array<Happening>;
    /** What has been chosen for it so far. */
    aim: Aim;
    /** The ids of the cards chosen to pay with so far. */
    discards: Array<string>;
    /** The numbers in play of the Characters chosen to pay with so far. */
    dismissed: Array<number>;
  }
  /** An ability is being resolved, one effect after another. */
  | {
    is: "UnderWay";
    /** The player who has the ability. */
    seat: Seat;
    /** The ability. */
    ability: AbilityInPlay;
    /** What was chosen when it was activated. */
    aim: Aim;
    /** The event it answers; none if the ability does not wait for an event. */
    happening?: Happening;
    /** The path from the ability to the list of effects under way: the place of an effect, then of its branch, and so on. */
    path: Array<number>;
    /** The place in that list of the effect under way. */
    part: number;
    /** The cards chosen for that effect so far. */
    answers: Array<ChosenCards>;
    /** The numbers in play of the Terrains chosen for that effect so far. */
    terrains: Array<number>;
  }
  /** An Item is being resolved as a part of another effect, and its targets are being chosen. */
  | {
    is: "Copying";
    /** The player who chooses. */
    seat: Seat;
    /** The ability of the Item. */
    ability: AbilityInPlay;
    /** What has been chosen for it so far. */
    aim: Aim;
    /** The event that the effect answers; none if its ability does not wait for an event. */
    happening?: Happening;
  }
  /** Cards are being chosen for an effect. */
  | {
    is: "LookedThrough";
    /** The question that is asked. */
    question: CardQuestion;
    /** All cards in the place they are chosen from, if the player looks through that place only for this choice. */
    cards?: Array<Card>;
  }
  /** Players may respond. */
  | {
    is: "Responses";
    /** The players still to be asked, in this order. */
    seats: Array<Seat>;
    /** The declared events, which abilities may answer. */
    happenings: Array<Happening>;
  }
  /** The chain resolves, the last activated ability first. */
  | {
    is: "ChainResolves";
    /** The events declared before the chain, for editions in which abilities can be added to it. */
    happenings: Array<Happening>;
  }
  /** The resolution of the uppermost ability of the chain ends. */
  | {
    is: "LinkEnds";
    /** The events declared before the chain. */
    happenings: Array<Happening>;
  }
  /** Players may block. */
  | {
    is: "Blocks";
    /** The players still to be asked, in this order. */
    seats: Array<Seat>;
  }
  /** A Character gains XP, one at a time. */
  | {
    is: "XpGain";
    /** The number in play of the Character. */
    member: number;
    /** The amount of XP still to be gained. */
    left: number;
    /** The amount of XP to be gained in all. */
    all: number;
    /** Why the XP is gained. */
    cause: Cause;
  }
  /** Players are asked whether they use abilities that wait for an event, since they may have one on a face-down card. */
  | {
    is: "Offers";
    /** The players still to be asked, in this order. */
    seats: Array<Seat>;
  }
  /** The turn or the attack continues. */
  | {
    is: "Then";
    /** What follows. */
    course: Course;
  }
  /** An ability whose event has happened and that may be activated once for it. */
  | {
    is: "PendingTrigger";
    /** The player who may activate it. */
    seat: Seat;
    /** The ability. */
    ability: AbilityInPlay;
    /** The event that has happened. */
    happening: Happening;
    /** Whether it is on a face-down card, so that only those who may see the card know of it. */
    secret: boolean;
  }
  /** XP that a Character will gain once what it did has completely resolved. */
  | {
    is: "PendingXp";
    /** The number in play of the Character. */
    member: number;
    /** The amount of XP. */
    xp: number;
    /** The Character whose defeat earned it. */
    defeated: CharacterCard;
  };

/** How long a change of a Character lasts. */
export type Duration = "END_OF_TURN" | "START_OF_YOUR_NEXT_TURN" | "PERMANENT" | "WHILE_IN_PLAY";

/** A printing of the rules, as data. */
export type Edition = {
  /** The name of the edition, for people and files. */
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

/** Something that can be done in an encounter. */
export type EncounterAction =
  /** Something done in the draft, while cards are picked and decks are built. */
  | {
    is: "InDraft";
    action: DraftAction;
  }
  /** Something done in the tournament. */
  | {
    is: "InTournament";
    action: TournamentAction;
  };

/** Something that happened in an encounter. */
export type EncounterEvent =
  /** Something happened in the draft, while cards are picked and decks are built. */
  | {
    is: "InDraft";
    event: DraftEvent;
  }
  /** Something happened in the tournament. */
  | {
    is: "InTournament";
    event: TournamentEvent;
  };

/** An action of an encounter as an app offers it to a person. */
export type EncounterOffer =
  /** What can be done in the draft, while cards are picked and decks are built. */
  | {
    is: "InDraft";
    action: DraftAction;
  }
  /** What can be done in the tournament. */
  | {
    is: "InTournament";
    offer: TournamentOffer;
  };

/** Everything one seat may know about an encounter, and nothing else. */
export type EncounterView = {
  /** What it may know of the draft; once the tournament has begun, of the end of the draft. */
  draft: DraftView;
  /** What it may know of the tournament; none before it begins. */
  tournament?: TournamentView;
};

/** A player who enters a tournament. */
export type Entrant = {
  /** The deck, which is kept for the whole tournament. */
  deck: Deck;
  /** The cards that the deck was built from, if it was drafted. */
  picks?: Array<Card>;
};

/** One move. */
export type EntryOfEncounterAction = {
  /** The action. */
  action: EncounterAction;
  /** The fingerprint of the state after it. */
  after: Fingerprint;
};

/** Something that happened in a game. */
export type Event =
  /** Dice are rolled for who goes first. */
  | {
    is: "DiceRolled";
    /** The roll of each team. */
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
    /** The Terrains, by seat. */
    terrains: Array<OpenTerrain>;
  }
  /** All starting parties are placed face-down, and the decks are shuffled. */
  | {
    is: "PartiesPlaced";
    /** The parties, by seat. */
    parties: Array<Placed>;
  }
  /** A player gains or loses Actions. */
  | {
    is: "ActionsChanged";
    /** The player. */
    seat: Seat;
    /** The number of Actions gained; negative if they are lost. */
    by: number;
    /** The number of Actions that the player has now. */
    now: number;
    /** Why it happened. */
    cause: Cause;
  }
  /** A turn begins with its Command Phase: whatever lasted until the start of the turn ends, including Defense Decay. */
  | {
    is: "TurnBegan";
    /** The number of the turn. */
    turn: number;
    /** The player whose turn it is. */
    seat: Seat;
    /** Whether Defense Decay of that player's Characters ends now. */
    decayEnds: boolean;
  }
  /** The next phase of the turn begins. */
  | {
    is: "PhaseBegan";
    /** The phase that begins. */
    phase: Phase;
  }
  /** Characters lose 5 DEF by Defense Decay. */
  | {
    is: "DefenseDecayed";
    /** The numbers in play of the Characters. */
    characters: Array<number>;
  }
  /** The first turn of a player who began without any Character is over: from now on the player loses without one. */
  | {
    is: "ReprieveEnded";
    /** The player. */
    seat: Seat;
  }
  /** The turn ends, and with it whatever lasted until end of turn. */
  | {
    is: "TurnEnded";
    /** The player whose turn it was. */
    seat: Seat;
    /** Whether all Defense Decay ends now. */
    decayEnds: boolean;
  }
  /** A Character is put from hand into play face-down. */
  | {
    is: "Hidden";
    /** The player who controls the Character. */
    seat: Seat;
    /** The number in play of the Character. */
    member: number;
    /** The card. */
    card: CharacterCard;
    /** The players who may see the card. */
    insiders: Array<Seat>;
  }
  /** Two Characters exchange the cards they hold. */
  | {
    is: "Traded";
    /** The player who trades. */
    seat: Seat;
    /** The number in play of one of the Characters. */
    first: number;
    /** The number in play of the other. */
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
    /** The player who recruits. */
    seat: Seat;
    /** The number in play of the Character. */
    member: number;
    /** The card, now seen by all. */
    card: CharacterCard;
    /** The number of Actions that the player has left. */
    actions: number;
  }
  /** A Character is put from hand into play face-up. */
  | {
    is: "RecruitedFromHand";
    /** The player who recruits. */
    seat: Seat;
    /** The number in play of the Character. */
    member: number;
    /** The card. */
    card: CharacterCard;
    /** The number of Actions that the player has left. */
    actions: number;
  }
  /** An effect puts a Character into play. */
  | {
    is: "PutIntoPlay";
    /** The player who controls the Character. */
    seat: Seat;
    /** The number in play of the Character. */
    member: number;
    /** The card. */
    card: CharacterCard;
    /** Whether it comes from the hand; otherwise it comes from the discard pile, where everybody saw it. */
    fromHand: boolean;
    /** Whether it is put into play face-down. */
    hidden: boolean;
    /** The players who may see the card. */
    insiders: Array<Seat>;
    /** Whether the viewer knows which card it is now that it is in play. */
    followed: boolean;
  }
  /** A token is created, already recruited. */
  | {
    is: "TokenCreated";
    /** The player who controls the token. */
    seat: Seat;
    /** The number in play of the token. */
    member: number;
    /** The token. */
    card: CharacterCard;
  }
  /** Cards that Characters hold are discarded. */
  | {
    is: "HeldDiscarded";
    /** The numbers in play of the Characters. */
    holders: Array<number>;
    /** The cards they held, as everybody sees them now. */
    cards: Array<Held>;
    /** Why it happened. */
    cause: Cause;
  }
  /** An Item or Command is given to a Character, face-down. */
  | {
    is: "Assigned";
    /** The player who assigns the card. */
    seat: Seat;
    /** The number in play of the Character. */
    member: number;
    /** The number in play of the card. */
    held: number;
    /** The card. */
    card: AssignableCard;
    /** The players who may see the card. */
    insiders: Array<Seat>;
  }
  /** A Character takes, face-down, the card that another Character held. */
  | {
    is: "HeldTaken";
    /** The number in play of the Character that held the card. */
    from: number;
    /** The number in play of the Character that holds it now. */
    by: number;
    /** The card as it lies there now. */
    card: Held;
    /** The players who may see the card. */
    insiders: Array<Seat>;
  }
  /** A Terrain is played from hand and becomes the active one. */
  | {
    is: "TerrainPlayed";
    /** The player who plays it. */
    seat: Seat;
    /** The number in play of the Terrain. */
    terrain: number;
    /** The card. */
    card: TerrainCard;
  }
  /** An inactive Terrain becomes the active one. */
  | {
    is: "TerrainSwitched";
    /** The player whose Terrain it is. */
    seat: Seat;
    /** The number in play of the Terrain. */
    terrain: number;
    /** Whether this was the switch of rule 4.12, which is allowed once per turn (4.22). */
    byRule: boolean;
  }
  /** A Terrain leaves play; of the player's remaining Terrains, the one that was active most recently becomes active. */
  | {
    is: "TerrainLeft";
    /** The player whose Terrain it is. */
    seat: Seat;
    /** The number in play of the Terrain. */
    terrain: number;
    /** The card. */
    card: TerrainCard;
    /** Whether it ceases to exist instead of being discarded. */
    ceases: boolean;
    /** The Terrain that comes into play instead, if this one was the last. */
    instead?: TerrainInPlay;
    /** The Terrain that is active now, if this one was. */
    active?: TerrainCard;
  }
  /** The effect of a Storm happens now. */
  | {
    is: "StormBroke";
    /** The player who played the Storm. */
    seat: Seat;
    /** The number in play of the Storm. */
    terrain: number;
    /** The card. */
    card: TerrainCard;
  }
  /** A Character attacks a player. */
  | {
    is: "AttackDeclared";
    /** The player who attacks. */
    seat: Seat;
    /** The number in play of the Character that attacks. */
    attacker: number;
    /** The player attacked. */
    defender: Seat;
    /** The number of Actions that the player has left. */
    actions: number;
    /** Whether the attacker was already Slowed. */
    slowed: boolean;
    /** The ATK of the attacker. */
    atk: number;
  }
  /** Characters may attack once more this turn. */
  | {
    is: "AttackAdded";
    /** The numbers in play of the Characters. */
    characters: Array<number>;
  }
  /** The player of an attacker that became Slowed pays one more Action. */
  | {
    is: "ExtraActionPaid";
    /** The player who pays. */
    seat: Seat;
    /** The number of Actions that the player has left. */
    actions: number;
  }
  /** The attack is cancelled. */
  | {
    is: "AttackCancelled";
  }
  /** A Character blocks. */
  | {
    is: "BlockDeclared";
    /** The player who blocks. */
    seat: Seat;
    /** The number in play of the Character that blocks. */
    blocker: number;
    /** The numbers in play of the Characters that had to block and no longer have to. */
    relieved: Array<number>;
  }
  /** A player does not block. */
  | {
    is: "BlockDeclined";
    /** The player who does not block. */
    seat: Seat;
  }
  /** The attack is over. */
  | {
    is: "BattleEnded";
  }
  /** An ability is activated: it goes on the chain, and a held card is turned face-up. */
  | {
    is: "Activated";
    /** The ability, with what was chosen for it. */
    link: Link;
    /** The number of Actions that the player has left. */
    actions: number;
    /** Whether it is a card whose Action cost is at least 1 (12.3). */
    costly: boolean;
  }
  /** A player who could respond does not. */
  | {
    is: "Passed";
    /** The player who passes. */
    seat: Seat;
  }
  /** An ability on the chain is cancelled. */
  | {
    is: "LinkCancelled";
    /** The number of the link. */
    link: number;
    /** The ability that is cancelled. */
    ability: AbilityInPlay;
  }
  /** The last link of the chain is resolved; its card is discarded unless it is On-going. */
  | {
    is: "LinkResolved";
    /** The link. */
    link: Link;
    /** The card that is discarded. */
    discarded?: Held;
  }
  /** The chain is empty. */
  | {
    is: "ChainEnded";
  }
  /** A player draws cards. */
  | {
    is: "CardsDrawn";
    /** The player who draws. */
    seat: Seat;
    /** The cards, the first drawn first. */
    cards: Array<Card>;
    /** The players who may see the cards. */
    insiders: Array<Seat>;
    /** Why it happened. */
    cause: Cause;
  }
  /** Cards are discarded from a hand. */
  | {
    is: "CardsDiscarded";
    /** The player whose hand it is. */
    seat: Seat;
    /** The cards. */
    cards: Array<Card>;
    /** Why it happened. */
    cause: Cause;
  }
  /** Cards go from the top of a deck to the discard pile. */
  | {
    is: "CardsMilled";
    /** The player whose deck it is. */
    seat: Seat;
    /** The cards, the uppermost first. */
    cards: Array<Card>;
  }
  /** A player has searched the deck: the cards found are shown and go to the hand, and the deck is shuffled. */
  | {
    is: "CardsFetched";
    /** The player who searched. */
    seat: Seat;
    /** The cards that were found. */
    cards: Array<Card>;
    /** The deck afterwards. */
    deck: Pile;
    /** The players who may see the hand. */
    insiders: Array<Seat>;
    /** Whether the viewer knows that these cards are in the hand now. */
    followed: boolean;
  }
  /** Cards go from the discard pile to the hand. */
  | {
    is: "CardsTakenBack";
    /** The player whose cards they are. */
    seat: Seat;
    /** The cards. */
    cards: Array<Card>;
    /** The players who may see the hand. */
    insiders: Array<Seat>;
    /** Whether the viewer knows that these cards are in the hand now. */
    followed: boolean;
  }
  /** A player looks through another player's hand. */
  | {
    is: "HandShown";
    /** The player whose hand it is. */
    seat: Seat;
    /** The player who looks. */
    to: Seat;
    /** The cards in the hand. */
    cards: Array<Card>;
  }
  /** A player looks through a deck for a card. */
  | {
    is: "DeckShown";
    /** The player whose deck it is. */
    seat: Seat;
    /** The player who looks. */
    to: Seat;
    /** The cards in the deck, sorted by id: nobody sees the order of a deck. */
    cards: Array<Card>;
  }
  /** Characters are given something for a time. */
  | {
    is: "CharactersChanged";
    /** The numbers in play of the Characters. */
    characters: Array<number>;
    /** What they are given, and for how long. */
    change: Change;
    /** Why it happened. */
    cause: Cause;
  }
  /** The counters on a card change. */
  | {
    is: "CountersChanged";
    /** The card. */
    card: Source;
    /** The kind of counter. */
    counter: Counter;
    /** The number of these counters afterwards. */
    now: number;
    /** Why it happened. */
    cause: Cause;
  }
  /** A Character gains 1 XP, and what the Terrain gives for it. */
  | {
    is: "XpGained";
    /** The number in play of the Character. */
    character: number;
    /** The amount of XP it has now. */
    xp: number;
    /** What the Terrain gives for it. */
    gain: Gain;
    /** The amount of damage that the gain heals. */
    healed: number;
    /** Why it happened. */
    cause: Cause;
  }
  /** Characters are turned face-down by an effect. */
  | {
    is: "CharactersHidden";
    /** The Characters. */
    characters: Array<Concealed>;
    /** The stats they had, as everybody saw them. */
    memories: Array<Memory>;
  }
  /** Hidden Characters are shown to everybody and stay hidden. */
  | {
    is: "CharactersRevealed";
    /** The Characters. */
    characters: Array<Shown>;
  }
  /** Hidden Characters are turned face-up by an effect. */
  | {
    is: "CharactersTurnedUp";
    /** The Characters. */
    characters: Array<Shown>;
  }
  /** Characters lose all status conditions. */
  | {
    is: "StatusesCured";
    /** The numbers in play of the Characters. */
    characters: Array<number>;
  }
  /** Characters are defeated and discarded together. */
  | {
    is: "CharactersDefeated";
    /** The Characters, with what they held. */
    defeated: Array<Departure>;
    /** Why it happened. */
    cause: Cause;
  }
  /** Damage is removed from Characters. */
  | {
    is: "CharactersHealed";
    /** The Characters and the amounts of damage. */
    healings: Array<Healing>;
    /** Why it happened. */
    cause: Cause;
  }
  /** Characters are dealt damage, all at the same time. */
  | {
    is: "DamageDealt";
    /** The Characters and the amounts of damage. */
    hits: Array<Hit>;
    /** The battle, or the ability. */
    cause: Cause;
  }
  /** A Character takes damage as a cost. */
  | {
    is: "DamagePaid";
    /** The number in play of the Character. */
    character: number;
    /** The amount of damage. */
    amount: number;
    /** The HP that it has left. */
    left: number;
  }
  /** Damage to a Character was prevented. */
  | {
    is: "PreventionSpent";
    /** The number in play of the Character. */
    character: number;
    /** The amount of its damage prevention that is used up. */
    amount: number;
    /** Whether it was battle damage: other damage uses up no prevention of battle damage. */
    battle: boolean;
  }
  /** Characters lose all Defense Decay. */
  | {
    is: "DefenseRestored";
    /** The numbers in play of the Characters. */
    characters: Array<number>;
  }
  /** A player regains HP. */
  | {
    is: "PlayerHealed";
    /** The player who regains HP. */
    seat: Seat;
    /** The amount of HP. */
    amount: number;
    /** The HP that the player, or the team, has afterwards. */
    now: number;
    /** Why it happened. */
    cause: Cause;
  }
  /** Players are dealt damage to their HP, all at the same time. */
  | {
    is: "PlayersDamaged";
    /** The players and the amounts of damage. */
    hits: Array<PlayerHit>;
    /** Why it happened. */
    cause: Cause;
  }
  /** A player pays HP as a cost, which is not damage. */
  | {
    is: "HpPaid";
    /** The player who pays. */
    seat: Seat;
    /** The amount of HP. */
    amount: number;
    /** The HP that the player, or the team, has left. */
    left: number;
  }
  /** Teams that lost at the same check leave the game together with everything that belongs to them, and the others play on. */
  | {
    is: "TeamsLeft";
    /** The players of all these teams, ascending. */
    seats: Array<Seat>;
    /** The number of the rule by which they lost. */
    rule: string;
    /** The cards of other players that their Characters held, which everybody sees now. */
    discarded: Array<Held>;
    /** The last values of their recruited Characters. */
    memories: Array<Memory>;
  }
  /** The game is over. */
  | {
    is: "GameEnded";
    /** Who won, and by which rule. */
    outcome: Outcome;
  }
  /** A game is over and another one of the match follows: before the cards go back into their decks, everybody sees the cards that were face-down. */
  | {
    is: "FaceDownRevealed";
    /** The hidden Characters. */
    characters: Array<Shown>;
    /** The cards that Characters held face-down. */
    held: Array<Held>;
  };

/** The value of a fact in a rejection, with its type. */
export type FactValue =
  /** A name or a word. */
  | {
    is: "Text";
    /** Text for people. */
    text: string;
  }
  /** Several names or words. */
  | {
    is: "Words";
    /** Text for people. */
    words: Array<string>;
  }
  /** A card, by its id. */
  | {
    is: "Card";
    /** The id of a card. */
    card: string;
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

/** A Character with its current values. */
export type Fighter = {
  /** The number in play of the Character. */
  member: number;
  /** The supply it takes, or would take if it were recruited. */
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

/** A game of a round, as everybody knows it. */
export type Fixture = {
  /** The player at the lower seat of the tournament. */
  first: Seat;
  /** The player at the higher seat of the tournament. */
  second: Seat;
  /** How it ended; none while it is being played. */
  result?: Result;
};

/** Who plays, in which teams and with what limits, as data. */
export type Format = {
  /** The name of the format, for replays and saved games. */
  name: string;
  /** The seats of each team, in their turn order; every seat from 0 on exactly once. */
  teams: Array<Array<Seat>>;
  /** The supply limit of a player. */
  supply: number;
  /** The number of Characters in a starting party, at most 99. */
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
  /** The amount of damage it heals. */
  heal: number;
};

/** Something that happened and that abilities may wait for, with everything an ability needs to know about it (8.8). */
export type Happening = {
  /** What happened. */
  kind: HappeningKind;
  /** The player who did it (for a block, the blocking player); if nobody did, the player who controls the subject. */
  seat: Seat;
  /** The number in play of the subject, or -1 (NOBODY); for an activation, the number of the link. */
  subject: number;
  /** The number in play of the object, or -1 (NOBODY). */
  object: number;
  /** The player who was dealt damage, or whose Character was damaged or defeated; otherwise the same as seat. */
  player: Seat;
  /** The amount of damage or XP, or 0. */
  amount: number;
  /** The id of the card it is about, if a card left play. */
  card?: string;
  /** For an activation, the kinds of the card; empty for an ability of a Character or Terrain. */
  kinds: Array<CardKind>;
};

/** The kinds of events that an ability may wait for. */
export type HappeningKind = "IS_RECRUITED" | "ATTACKS" | "BLOCKS" | "IS_BLOCKED" | "HIDES" | "ASSIGNS" | "TRADES" | "DISMISSES" | "PLAYS_TERRAIN" | "ACTIVATES" | "DEALS_DAMAGE_TO_PLAYER" | "DEALS_BATTLE_DAMAGE" | "DEFEATS" | "BECOMES_DAMAGED" | "IS_DEFEATED" | "GAINS_XP" | "START_OF_TURN" | "END_OF_TURN";

/** The damage that is removed from one Character. */
export type Healing = {
  /** The number in play of the Character. */
  character: number;
  /** The amount of damage, at least 1. */
  amount: number;
};

/** The counters of one kind on a card. */
export type Heap = {
  /** The kind of counter. */
  counter: Counter;
  /** The number of counters of that kind. */
  number: number;
};

/** An Item or Command that a Character holds. */
export type Held = {
  /** The card, "?" (UNKNOWN) where the viewer may not know it. */
  card: AssignableCard;
  /** The counters on it. */
  counters: Counters;
  /** Whether everybody sees the card. */
  faceUp: boolean;
  /** Its number in play, which it keeps when it is traded or taken. */
  id: number;
  /** The player to whose discard pile it goes (1.13). */
  owner: Seat;
  /** How often its abilities were used this turn, which is public. */
  usage: Usage;
};

/** The damage that one Character is dealt. */
export type Hit = {
  /** The number in play of the Character. */
  character: number;
  /** The amount of damage that got past its DEF, at least 1. */
  amount: number;
  /** The HP that it has left. */
  left: number;
};

/** What a Character can be Immune to: unaffected by it, though it may be chosen as a target. */
export type Immunity = "ITEMS" | "COMMANDS" | "ITEMS_AND_COMMANDS" | "SPELLS" | "TRAPS" | "STATUSES";

/** The gained abilities that are named by a single word; for immunities, see Immunity. */
export type Keyword = "HASTE" | "STAB" | "RESOURCEFUL" | "RETALIATE" | "UNBLOCKABLE";

/** The kinds of cards in play that can have abilities. */
export type Kind = "CHARACTER" | "HELD" | "TERRAIN";

/** An activated ability on the chain. */
export type Link = {
  /** The number of the link, unique in a game. */
  number: number;
  /** The player who activated the ability. */
  seat: Seat;
  /** The ability. */
  ability: AbilityInPlay;
  /** What was chosen when it was activated. */
  aim: Aim;
  /** The event it answers. */
  happening?: Happening;
  /** Whether it will have no effect (8.33). */
  cancelled: boolean;
};

/** A Character in play: a member of a player's party, recruited or hidden. */
export type Member = {
  /** The number of attacks it has made this turn. */
  attacks: number;
  /** The card, "?" (UNKNOWN) where the viewer may not know it. */
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
  /** The number of attacks it may make this turn beyond the first (5.18). */
  extraAttacks: number;
  /** The card it holds. */
  held?: Held;
  /** Its number in play. */
  id: number;
  /** Whether it is recruited; otherwise it is hidden. */
  recruited: boolean;
  /** The player who controls it. */
  seat: Seat;
  /** How often its abilities were used this turn, which is public. */
  usage: Usage;
  /** The XP it gained. */
  xp: number;
};

/** The public values of a card at the moment it left play or was turned face-down, for effects whose source is gone. */
export type Memory = {
  /** The number in play of the card. */
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
  /** Whether it was silenced, so that its abilities did nothing. */
  silenced: boolean;
};

/** An action as an app offers it to a person: with the current values of the Characters involved, what it costs, and what it gives. */
export type Offer =
  /** An action that needs no further details. */
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
    /** The player who is attacked, if there is a choice. */
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
  /** Choosing the activated ability that an ability answers. */
  | {
    is: "Answer";
    ability: AbilityInPlay;
  }
  /** Dismissing a Character, as an action or as a cost. */
  | {
    is: "Dismiss";
    /** The number in play of the Character. */
    member: number;
    /** The amount of HP that it costs the player. */
    damage: number;
  }
  /** Choosing what a Character gains for XP. */
  | {
    is: "Gained";
    /** The tier of the Terrain's XP gain tree, from 1. */
    tier: number;
    gain: Gain;
  };

/** A starting Terrain that is turned face-up. */
export type OpenTerrain = {
  /** The player whose Terrain it is. */
  seat: Seat;
  /** The Terrain. */
  card: TerrainCard;
};

/** The options of section 15 of the rules. */
export type Options = {
  /** How often a player may activate abilities in a turn, all cards together and whoever's turn it is, 1 or more. */
  activationsInAll: number;
  /** How often one ability of a card in play may be activated in a turn, 1 or more. */
  activationsPerTurn: number;
  /** When Defense Decay ends. */
  decayEnds: DecayEnds;
  /** The printing of the rules. */
  edition: Edition;
  /** Which players are asked whether they respond. */
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

/** The game that a player plays in a round. */
export type OwnGame = {
  /** The two players, by their seats in the tournament, the lower seat first. */
  players: Array<Seat>;
  /** The game as it is shown to the player, by the seats of the game. */
  shown: ShownGame;
};

/** What one player has chosen for the starting party so far. */
export type PartyDraft = {
  /** The Characters, in ascending order of their ids, with what they hold. */
  slots: Array<Slot>;
  /** The id of the Terrain, which is chosen last. */
  terrain?: string;
};

/** An ability whose event has happened and that may be activated once for it. */
export type PendingTrigger = {
  /** The player who may activate it. */
  seat: Seat;
  /** The ability. */
  ability: AbilityInPlay;
  /** The event that has happened. */
  happening: Happening;
  /** Whether it is on a face-down card, so that only those who may see the card know of it. */
  secret: boolean;
};

/** XP that a Character will gain once what it did has completely resolved. */
export type PendingXp = {
  /** The number in play of the Character. */
  member: number;
  /** The amount of XP. */
  xp: number;
  /** The Character whose defeat earned it. */
  defeated: CharacterCard;
};

/** The setup of a game and the phases of a turn. */
export type Phase = "SETUP" | "COMMAND" | "DRAW" | "ACTION" | "END";

/** A card that a player picked. */
export type Picked = {
  /** The player who picked it. */
  seat: Seat;
  card: Card;
};

/** Cards that not everybody may know: a hand, sorted by id, or a deck, the top first. */
export type Pile = {
  /** The cards, each "?" (UNKNOWN) where the viewer may not know it. */
  cards: Array<Card>;
};

/** One player's starting party, face-down. */
export type Placed = {
  /** The player whose party it is. */
  seat: Seat;
  /** The Characters, each with the card it holds if there is one. */
  slots: Array<Array<Card>>;
  /** The Terrain. */
  terrain: TerrainCard;
  /** The remaining cards, shuffled. */
  deck: Pile;
  /** The players who may see the party. */
  insiders: Array<Seat>;
};

/** The damage that one player is dealt. */
export type PlayerHit = {
  /** The player. */
  player: Seat;
  /** The amount of damage, at least 1. */
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

/** What everybody knows of a tournament: who plays whom, the results, the byes, and who has left. */
export type Progress = {
  /** The number of players who began the encounter, 3 to 12. */
  seats: number;
  /** The rounds, the one under way last. */
  rounds: Array<Round>;
  /** The players who have left, ascending, including those who never handed in a deck. */
  left: Array<Seat>;
};

/** An action that a seat might expect to be possible but that is refused, for an app to show beside a card, a Character or a button. */
export type RefusedOfEncounterAction = {
  /** The refused action; never one that concedes. */
  action: EncounterAction;
  /** The reasons why it is refused, at least one. */
  why: Array<Rejection>;
};

/** Why something is refused. */
export type Rejection = {
  /** The stable key that programs go by, for example TO-7.2/sp-taken. */
  key: string;
  /** The sentence for people, with the names of the facts in braces. */
  template: string;
  /** The values of the facts, in the order in which the sentence first names them. */
  values: Array<FactValue>;
};

/** A recorded game: its configuration, seed and moves, with a Fingerprint of the start and of the state after each move. */
export type ReplayOfDraftConfigAndEncounterAction = {
  /** The version of the library that recorded it. */
  library: string;
  /** The name of the game. */
  game: string;
  /** The configuration of the game. */
  config: DraftConfig;
  /** The seed of the game. */
  seed: `${bigint}`;
  /** The fingerprint of the start. */
  start: Fingerprint;
  /** The moves, in order. */
  entries: Array<EntryOfEncounterAction>;
};

/** Which players are asked whether they respond. */
export type ResponseWindows = "WHERE_POSSIBLE" | "ALWAYS";

/** How a game ended, as everybody may know it. */
export type Result = "FIRST" | "SECOND" | "DRAWN";

/** The number that a team rolled. */
export type Roll = {
  /** The player who rolls for the team. */
  seat: Seat;
  /** The number rolled; 0 if the team no longer rolls. */
  number: number;
};

/** A round of a tournament. */
export type Round = {
  /** The games, in ascending order of their lower seats; the first game has number 1. */
  games: Array<Fixture>;
  /** The player who has no game and is given a win instead. */
  bye?: Seat;
};

/** What one player picks in a step. */
export type SealedPick = {
  /** The card; none until a card is picked. */
  card?: Card;
};

/** A place at the table, counted from 0 and written as a letter: A is seat 0. */
export type Seat = string;

/** What everybody knows about a game before it begins. */
export type Setting = {
  /** The format of the game. */
  format: Format;
  /** The options of section 15 of the rules. */
  options: Options;
  /** The players who draw two cards in their first Draw Phase, because they Ran in the game before (2.9). */
  extraDraws: Array<Seat>;
};

/** The card of a Character, as everybody sees it. */
export type Shown = {
  /** The number in play of the Character. */
  character: number;
  /** The card. */
  card: CharacterCard;
};

/** A draft as it is shown to one seat: the DraftView in terms of the game. */
export type ShownDraft = {
  /** The seat that the draft is shown to. */
  seat: Seat;
  /** The configuration, which everybody knows, including the pool. */
  config: DraftConfig;
  /** The table, as in the view. */
  table: DraftTable;
  /** The decision that the game is waiting for, with what the seat itself has picked, or taken into its deck; none when the draft is over. */
  asked?: AskedOfDraftActionAndDue;
  /** What the seat still has to choose; none if it has chosen, and for a seat where nobody sits. */
  task?: DraftTask;
};

/** An encounter as it is shown to one seat: the EncounterView in terms of the game. */
export type ShownEncounter = {
  /** The draft as it is shown to the seat; once the tournament has begun, the end of the draft. */
  draft: ShownDraft;
  /** The tournament as it is shown to the seat; none before it begins. */
  tournament?: ShownTournament;
};

/** A game as it is shown to one seat: the View in terms of the game. */
export type ShownGame = {
  /** The seat that the game is shown to. */
  seat: Seat;
  /** What was agreed before the game. */
  setting: Setting;
  /** The table, as in the view. */
  table: Table;
  /** The current values of each recruited Character, side by side. */
  characters: Array<CharacterStats>;
  /** The decision that the game is waiting for: who is asked, and what; none when the game is over. */
  asked?: AskedOfActionAndDue;
  /** What is under way or waiting to happen, the next one first. */
  due: Array<Due>;
};

/** A tournament as it is shown to one seat: the TournamentView in terms of the game. */
export type ShownTournament = {
  /** The seat that the tournament is shown to. */
  seat: Seat;
  /** The options of all games. */
  options: Options;
  /** What everybody knows of the tournament. */
  progress: Progress;
  /** The number of cards in each deck, by seat; 0 where there is no deck. */
  deckSizes: Array<number>;
  /** The seat's own deck; none for onlookers, and for a player who never had one. */
  own?: Entrant;
  /** Whether the player at this seat will leave when the round is over. */
  leaving: boolean;
  /** The seat's own game of this round, which it sees until the round is over, and at the end of the tournament; none if the seat has a bye. */
  game?: OwnGame;
  /** How the tournament ended. */
  outcome?: Outcome;
};

/** Everything that belongs to one player. */
export type Side = {
  /** The number of Actions left (4.21). */
  actions: number;
  /** How often the player activated abilities this turn, including those of cards that have since left play. */
  activations: number;
  /** The deck, the top card first. */
  deck: Pile;
  /** The discard pile, the newest card last. */
  discards: Array<Card>;
  /** The hand, sorted by id. */
  hand: Pile;
  /** The players who may see its hidden cards: the player, and team-mates if the options say so (13.9). */
  insiders: Array<Seat>;
  /** The Characters, in the order in which they came into play. */
  members: Array<Member>;
  /** The player whose side it is. */
  seat: Seat;
  /** Whether the player played or switched a Terrain this turn under rule 4.12. */
  terrainChanged: boolean;
  /** The Terrains; the last is the active one, the one before it was active before that, and so on (4.23). */
  terrains: Array<TerrainInPlay>;
  /** Whether the player traded this turn (4.15). */
  traded: boolean;
  /** The number of turns the player has begun; -1 (SPARED) for a player who began without any Character, until that player's first turn is over. */
  turns: number;
};

/** A Character and what it holds. */
export type Slot = {
  /** The id of the Character. */
  character: string;
  /** The id of the card it holds; none until the card is chosen, and in the end only where the deck has too few (14.7). */
  card?: string;
};

/** What has an ability: a card in play. */
export type Source = {
  /** Whether it is a Character, a held card or a Terrain. */
  kind: Kind;
  /** The number in play of the card. */
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

/** The values of a Character that effects may change. */
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
  /** The last values of the cards that left play, and of the Characters that were turned face-down, this turn. */
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
    /** What has been chosen so far, by seat; each seat sees only its own choices. */
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
    /** The player who decides. */
    seat: Seat;
  }
  /** Checks whether responses have stopped the attack or raised its price. */
  | {
    is: "ConfirmAttack";
  }
  /** The player of an attacker that became Slowed pays one more Action, or gives the attack up. */
  | {
    is: "PayForSlow";
    /** The player who decides. */
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
    /** The player who decides. */
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
    /** The player whose turn begins. */
    seat: Seat;
  }
  /** Unspent Actions are lost, and those of the active Terrain are gained. */
  | {
    is: "GainActions";
    /** The player who loses and gains them. */
    seat: Seat;
  }
  /** The Storms that are due break, in the order in which they came into play. */
  | {
    is: "BreakStorms";
    /** The player whose Storms break. */
    seat: Seat;
  }
  /** Start-of-turn abilities may be used. */
  | {
    is: "StartOfTurn";
    /** The player whose turn it is. */
    seat: Seat;
  }
  /** The player draws, and the Action Phase begins. */
  | {
    is: "DrawPhase";
    /** The player who draws. */
    seat: Seat;
  }
  /** The active player acts, until the end of the turn is declared. */
  | {
    is: "TakeTurn";
    /** The active player. */
    seat: Seat;
  }
  /** End-of-turn abilities may be used. */
  | {
    is: "EndPhase";
    /** The player whose turn it is. */
    seat: Seat;
  }
  /** Whatever lasts until end of turn ends. */
  | {
    is: "FinishTurn";
    /** The player whose turn it is. */
    seat: Seat;
  }
  /** Storms that were due this turn leave play, including inactive ones. */
  | {
    is: "DismissStorms";
    /** The player whose turn it is. */
    seat: Seat;
  }
  /** The turn of the next player still in the game begins, with or without Characters, unless this was the last turn of the game. */
  | {
    is: "NextTurn";
    /** The player whose turn it was. */
    seat: Seat;
  }
  /** Players are asked one after another whether they respond. */
  | {
    is: "Responses";
    /** The players still to be asked, in this order. */
    toAsk: Array<Seat>;
    /** The declared events, which abilities may answer. */
    happenings: Array<Happening>;
  }
  /** A player may respond, or pass. */
  | {
    is: "Respond";
    /** The player who decides. */
    seat: Seat;
    /** The players asked after that. */
    rest: Array<Seat>;
    /** The declared events, which abilities may answer. */
    happenings: Array<Happening>;
  }
  /** The chain resolves, the last activated ability first. */
  | {
    is: "ResolveChain";
    /** The events declared before the chain, for editions in which abilities can be added to it. */
    happenings: Array<Happening>;
  }
  /** A link of the chain has resolved. */
  | {
    is: "FinishLink";
    /** The events declared before the chain. */
    happenings: Array<Happening>;
  }
  /** Checks after each step whether somebody has lost, whether anyone is over the supply limit, and which abilities are waiting. */
  | {
    is: "Settle";
  }
  /** A player may use one of the abilities whose event has happened, or give them all up. */
  | {
    is: "UseWaiting";
    /** The player who decides. */
    seat: Seat;
  }
  /** An ability is being resolved, one effect after another. */
  | {
    is: "CarryOut";
    /** The context of the ability. */
    scope: AbilityContext;
    /** The path from the ability to the list of effects under way: the place of an effect, then of its branch, and so on. */
    path: Array<number>;
    /** The place of the next effect in that list. */
    next: number;
    /** The cards chosen for that effect so far. */
    answers: Array<Answer>;
    /** The numbers in play of the Terrains chosen for that effect so far. */
    terrains: Array<number>;
  }
  /** An Item is carried out as a part of another effect: its targets, if it has any, are chosen now. */
  | {
    is: "AimCopied";
    /** The context of the ability, without its targets. */
    scope: AbilityContext;
  }
  /** A player chooses the targets of a copied Item. */
  | {
    is: "AskAim";
    /** The context of the ability. */
    scope: AbilityContext;
  }
  /** A player chooses cards in the middle of an effect. */
  | {
    is: "AnswerQuestion";
    /** The question that is asked. */
    question: CardQuestion;
    /** The ids of the cards chosen so far. */
    chosen: Array<string>;
    /** All cards in the place they are chosen from, if the player looks through that place only for this choice. */
    shown?: Array<Card>;
  }
  /** A player chooses one of their inactive Terrains in the middle of an effect. */
  | {
    is: "ChooseInactiveTerrain";
    /** The player who chooses. */
    seat: Seat;
  }
  /** A player has begun to activate an ability and makes its choices: which event it answers, what it is aimed at, then what pays for it. */
  | {
    is: "CompleteActivation";
    /** The player who activates the ability. */
    seat: Seat;
    /** The ability. */
    ability: AbilityInPlay;
    /** The events it may answer: several until one is chosen; none if the ability does not wait for an event. */
    happenings: Array<Happening>;
    /** What has been chosen for it so far. */
    aim: Aim;
    /** The ids of the cards chosen to pay with so far, for all payments. */
    discards: Array<string>;
    /** The numbers in play of the Characters chosen to pay with so far, in the order of the payments. */
    dismissed: Array<number>;
  }
  /** Characters gain the XP they are owed, if they are still there to gain it. */
  | {
    is: "AwardXp";
  }
  /** A Character gains XP, one at a time. */
  | {
    is: "GainXpOf";
    /** The number in play of the Character. */
    member: number;
    /** The amount of XP still to be gained. */
    left: number;
    /** The amount of XP to be gained in all. */
    all: number;
    /** Why the XP is gained. */
    cause: Cause;
  }
  /** A Character gains its fifth XP or a later one: its player chooses the gain. */
  | {
    is: "ChooseXpGain";
    /** The player who chooses. */
    seat: Seat;
    /** The number in play of the Character. */
    member: number;
    /** The amount of XP still to be gained, including this one. */
    left: number;
    /** The amount of XP to be gained in all. */
    all: number;
    /** Why the XP is gained. */
    cause: Cause;
  }
  /** A player who is over the supply limit dismisses a Character. */
  | {
    is: "ReduceSupply";
    /** The player who is over the limit. */
    seat: Seat;
  };

/** Players who win and lose together; a lone player is a team of one. */
export type Team = {
  /** The players, ascending. */
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
  /** The card, "?" (UNKNOWN) where the viewer may not know it. */
  card: TerrainCard;
  /** Whether everybody sees the card: always, once setup is over (3.6). */
  faceUp: boolean;
  /** Its number in play. */
  id: number;
  /** The turn in which it came into play; 0 before the first. */
  playedInTurn: number;
  /** How often its abilities were used this turn. */
  usage: Usage;
};

/** Something that can be done in a tournament. */
export type TournamentAction =
  /** Acts in the player's game of this round. */
  | {
    is: "Play";
    /** The player's seat in the tournament. */
    seat: Seat;
    /** The action, by the player's seat in the game: A for the lower seat of the tournament, B for the other. */
    action: Action;
  }
  /** Leaves the tournament at once, and loses the game that is being played. */
  | {
    is: "Leave";
    /** The player who acts; ONLOOKER for an action that is not a player's. */
    seat: Seat;
  }
  /** Will leave the tournament when the round is over; nobody else knows until then. */
  | {
    is: "LeaveAfterRound";
    /** The player who acts; ONLOOKER for an action that is not a player's. */
    seat: Seat;
  }
  /** Reports a game of the round that was played elsewhere: an action of the host, not of a player. */
  | {
    is: "ReportGame";
    /** The number of the round, from 1. */
    round: number;
    /** The player at the lower seat. */
    first: Seat;
    /** The player at the higher seat. */
    second: Seat;
    /** All actions of that game, from its start to its end. */
    actions: Array<Action>;
  };

/** Something that happened in a tournament. */
export type TournamentEvent =
  /** The players of a round are paired. */
  | {
    is: "RoundBegan";
    /** The number of the round, from 1. */
    number: number;
    /** The number of rounds in the tournament. */
    rounds: number;
    /** Who plays whom, and who has the bye. */
    round: Round;
  }
  /** A game of the round begins. */
  | {
    is: "GameBegan";
    /** The two players, the lower seat first; empty for everybody else, who is not told. */
    players: Array<Seat>;
    /** The table that the events of this game change; none for everybody else. */
    table?: Table;
  }
  /** Something happened in a game. */
  | {
    is: "InGame";
    /** The two players, the lower seat first; empty for everybody else, who is not told. */
    players: Array<Seat>;
    /** What happened; none for everybody else. */
    event?: Event;
  }
  /** A game of the round is over: it was played to its end, or a player left. */
  | {
    is: "GameFinished";
    /** The number of the game in the round, from 1. */
    number: number;
    /** Who played it, and the result. */
    game: Fixture;
  }
  /** A player has left: at once, or because the round is over. */
  | {
    is: "PlayerLeft";
    seat: Seat;
  }
  /** The tournament is over. */
  | {
    is: "TournamentFinished";
    outcome: Outcome;
  };

/** An action of a tournament as an app offers it to a person. */
export type TournamentOffer =
  /** An action that needs no further details. */
  | {
    is: "Plain";
    action: TournamentAction;
  }
  /** What can be done in the player's game. */
  | {
    is: "InGame";
    /** The two players, the lower seat first. */
    players: Array<Seat>;
    /** What can be done, by the seats of the game. */
    offer: Offer;
  };

/** Everything one seat may know about a tournament, and nothing else. */
export type TournamentView = {
  /** The seat whose view it is. */
  seat: Seat;
  /** The options of all games. */
  options: Options;
  /** What everybody knows of the tournament. */
  progress: Progress;
  /** The number of cards in each deck, by seat; 0 where there is no deck. */
  deckSizes: Array<number>;
  /** The seat's own deck; none for onlookers, and for a player who never had one. */
  own?: Entrant;
  /** Whether the player at this seat will leave when the round is over. */
  leaving: boolean;
  /** What the seat may know of its own game of this round, which it sees until the round is over, and at the end of the tournament; none if the seat has a bye. */
  game?: View;
  /** How the tournament ended. */
  outcome?: Outcome;
};

/** When a change of a Character ends. */
export type Until = {
  /** How long the change lasts. */
  duration: Duration;
  /** The player at the start of whose next turn the change ends, if it lasts that long. */
  seat: Seat;
  /** The number in play of the card that gave the change, or -1 (NONE). */
  source: number;
};

/** How often each ability of a card was activated this turn. */
export type Usage = {
  /** The number for each ability, by its place on the card, up to the last one used. */
  counts: Array<number>;
};

/** Everything one seat may know about a game, and nothing else. */
export type View = {
  /** The seat whose view it is. */
  seat: Seat;
  /** What was agreed before the game. */
  setting: Setting;
  /** The table, with "?" (UNKNOWN) for every card that this seat may not know. */
  table: Table;
  /** What is still to be done, as far as this seat may know. */
  agenda: Agenda;
};

/** A place where cards of one player lie. */
export type Zone = "HAND" | "DECK" | "DISCARD_PILE";
