// Carnage

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

/** What cards do and undergo, and texts can forbid. */
export type Act = "USE_POWER" | "BE_BEATEN" | "BE_CHOSEN";

/** Something that a player does. */
export type Action =
  /** Keeping one of the drawn Legends: the kept Legends take the places of the spearhead in the order in which they were drawn. */
  | {
    is: "KeepLegend";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Keeping one of the drawn Relics for a kept Legend; several are named in the order in which they were drawn. */
  | {
    is: "KeepRelic";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
    /** The place of the Legend in the spearhead, from 1 to 3. */
    place: number;
  }
  /** Keeping no more of the drawn Legends, or no more of the drawn Relics. */
  | {
    is: "EndDraft";
    /** The player who acts. */
    seat: Seat;
  }
  /** Burning cards, this one first; after that the player is asked for more. */
  | {
    is: "Burn";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Looking at the top two cards of the player's Element deck. */
  | {
    is: "Meditate";
    /** The player who acts. */
    seat: Seat;
  }
  /** Using a power. */
  | {
    is: "UsePower";
    /** The player who acts. */
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
    /** Whether it is the power of the Legend or of the Relic. */
    bearer: CardKind;
    /** The place of the power among the abilities of the card, counted from 0. */
    ability: number;
  }
  /** Placing a Location in the realm or a Monster in the nest. */
  | {
    is: "Place";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Adding a Legend or Relic to the spearhead. */
  | {
    is: "Add";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
  }
  /** Putting a card under the Legend or Relic of the same name in the spearhead. */
  | {
    is: "Reinforce";
    /** The player who acts. */
    seat: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Attacking with the spearhead. */
  | {
    is: "Attack";
    /** The player who acts. */
    seat: Seat;
  }
  /** Passing the Sword: the turn ends. */
  | {
    is: "PassSword";
    /** The player who acts. */
    seat: Seat;
  }
  /** Laying Element cards, secretly. */
  | {
    is: "Lay";
    /** The player who acts. */
    seat: Seat;
    /** The ids of the cards for rounds 1, 2 and 3. */
    cards: Array<string>;
  }
  /** The answer to a question. */
  | {
    is: "Choose";
    /** The player who acts. */
    seat: Seat;
    /** One of the choices offered. */
    choice: Choice;
  }
  /** Conceding the game. */
  | {
    is: "Concede";
    /** The player who acts. */
    seat: Seat;
  };

/** What a player can say. */
export type Answer = "YES" | "NO" | "ENOUGH";

/** Whether a won duel must be followed by an ascension. */
export type AscensionAfterWin = "MANDATORY" | "OPTIONAL";

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

/** The choices that all seats make secretly and at the same time, as far as they have been made. */
export type BallotOfDraft = {
  /** The choice of each seat, by seat. */
  choices: Array<Draft>;
};

/** The choices that all seats make secretly and at the same time, as far as they have been made. */
export type BallotOfLaid = {
  /** The choice of each seat, by seat. */
  choices: Array<Laid>;
};

/** Whether a player has laid cards, has yet to lay them, or lays none. */
export type By = "AWAITED" | "LAID" | "CONCEDED" | "MONSTERS";

/** A printed card, a value that holds no game state; where it is not written in full, its id stands for it. */
export type Card = string;

/** A card in play: a Legend or Relic of a spearhead, a Location of a realm, a Monster of a nest. */
export type CardInPlay = {
  /** The player in whose domain it is, whose card it is, too. */
  controller: Seat;
  /** The place in the spearhead, from 1 to 3; of a Location or Monster its place as they are listed, counted from 1. */
  place: number;
  /** The card. */
  card: Card;
};

/** What a card is. */
export type CardKind = "LEGEND" | "RELIC" | "MONSTER" | "LOCATION" | "UNKNOWN";

/** What a player chooses when something is asked: a card, a player, a word. */
export type Choice =
  /** A word: whether somebody wants something, or has chosen enough. */
  | {
    is: "Say";
    /** The word. */
    answer: Answer;
  }
  /** One of several things that can happen. */
  | {
    is: "OneOf";
    /** Its place in the text, counted from 0. */
    place: number;
  }
  /** A card in the chooser's hand. */
  | {
    is: "InHand";
    /** The id of the card. */
    card: string;
  }
  /** Keeping a beaten Legend by an effect. */
  | {
    is: "Rescued";
  }
  /** None of what is offered, or nothing more. */
  | {
    is: "Nothing";
  }
  /** A deck to draw from. */
  | {
    is: "From";
    deck: DeckKind;
  }
  /** An element. */
  | {
    is: "OfElement";
    element: Element;
  }
  /** A place in the spearhead, and what stands there. */
  | {
    is: "At";
    /** The place, from 1 to 3. */
    place: number;
  }
  /** A Location in a realm, a Monster in a nest or a card on a discard pile, whichever the question is about. */
  | {
    is: "OnTable";
    /** The id of the card. */
    card: string;
  }
  /** A card in play. */
  | {
    is: "InPlay";
    /** The player in whose domain it is. */
    of: Seat;
    /** The id of the card. */
    card: string;
  }
  /** Which fighter acts in which round. */
  | {
    is: "Order";
    /** The fighters for rounds 1, 2 and 3: the place of a Legend in the spearhead, or of a Monster in the nest as it is listed, counted from 1; 0 for nobody. */
    fighters: Array<number>;
  }
  /** Two rounds whose fighters are exchanged. */
  | {
    is: "Pair";
    /** The number of the earlier round. */
    one: number;
    /** The number of the later round. */
    other: number;
  }
  /** Which of the Element cards that were looked at go back, and in which order; the others are discarded. */
  | {
    is: "Kept";
    /** The ids of the cards that go back, the top one first. */
    kept: Array<string>;
  };

/** What follows automatically. */
export type Course = "DRAW_FOR_SWORD" | "SWORD_OR_DIAMOND" | "ACTION_POINTS" | "TURN" | "BURN" | "PILLAR" | "ORDER" | "BLOCK" | "ELEMENT_CARDS" | "ROUNDS" | "END_OF_DUEL" | "LOCATION" | "SAVE";

/** A decision that the game is waiting for. */
export type Decision = {
  /** The player who decides. */
  seat: Seat;
  /** What the decision is about, as a short stable key of the game, for example block. */
  prompt: string;
};

/** The two decks from which hands are drawn. */
export type DeckKind = "COMPANION" | "ADVENTURE";

/** The cards that a player brings: two decks; the Element deck is the same for everybody. */
export type DeckList = {
  /** The name of the list. */
  name: string;
  /** The Companion deck, sorted by id, copies repeated. */
  companion: Array<Card>;
  /** The Adventure deck, sorted by id, copies repeated. */
  adventure: Array<Card>;
};

/** A player's decks, hand and discard pile. */
export type Decks = {
  /** The Companion deck, the top card first. */
  companion: PileOfCard;
  /** The Adventure deck, the top card first. */
  adventure: PileOfCard;
  /** The hand, sorted by id. */
  hand: PileOfCard;
  /** The discard pile, the oldest card first. */
  discarded: Array<Card>;
};

/** What a player has outside the spearhead. */
export type Domain = {
  /** The Locations in the realm, sorted by id. */
  realm: Array<Card>;
  /** The Monsters in the nest, sorted by id. */
  nest: Array<Card>;
  /** The cards that ascended, the oldest first. */
  pantheon: Array<Card>;
  /** The number of completed pillars. */
  pillars: number;
};

/** What a player has drawn and kept so far. */
export type Draft = {
  /** The Legends drawn, in the order drawn. */
  legends: Array<Card>;
  /** The Relics drawn, in the order drawn. */
  relics: Array<Card>;
  /** The Legends that are kept, by their places among those drawn, counted from 0, ascending. */
  keptLegends: Array<number>;
  /** The Relics that are kept, each with its Legend, in the order in which they were drawn. */
  keptRelics: Array<KeptRelic>;
  /** What is being chosen. */
  stage: Stage;
};

/** What is under way in a game, or waiting to happen. */
export type Due =
  /** The draft of a player, which only that player sees. */
  | {
    is: "DraftOffer";
    seat: Seat;
    /** The Legends drawn, in that order. */
    legends: Array<Card>;
    /** The Relics drawn, in that order. */
    relics: Array<Card>;
  }
  /** The text of a card is being carried out, one part after another. */
  | {
    is: "UnderWay";
    /** The card that has the text, as it was when that began. */
    source: CardInPlay;
    /** The other card to which something happened that the text waited for. */
    cause?: CardInPlay;
    /** The place of the ability on the card, counted from 0. */
    ability: number;
    /** How far it is carried out: at the part that asks, or else at the next one. */
    progress: Progress;
    /** What was chosen for that part so far, the first choice first. */
    answers: Array<Choice>;
  }
  /** A player draws cards, and names the deck for each. */
  | {
    is: "Drawing";
    seat: Seat;
    /** Why the cards are drawn. */
    reason: Reason;
    /** The number of cards still to be drawn, if the decks hold so many. */
    left: number;
  }
  /** A player discards cards by an effect, one after another. */
  | {
    is: "Discarding";
    seat: Seat;
    /** The number of cards still to be discarded, if the hand holds so many. */
    left: number;
  }
  /** A player looks at the top cards of their Element deck. */
  | {
    is: "Looking";
    seat: Seat;
    /** The number of cards, if the deck holds so many. */
    number: number;
    /** Whether the player may discard them; otherwise all of them go back. */
    discarding: boolean;
  }
  /** A player has looked at the top cards of their Element deck, and puts them back in any order. */
  | {
    is: "PuttingBack";
    seat: Seat;
    /** The number of cards. */
    number: number;
    /** Whether the player may discard them instead. */
    discarding: boolean;
  }
  /** The pillar of a player is complete: one Location of each element goes to the Pantheon. */
  | {
    is: "CompletingPillar";
    seat: Seat;
    /** The Locations chosen so far, in the order of the elements. */
    locations: Array<Card>;
  }
  /** Fighters of the opponent are exchanged by effects. */
  | {
    is: "Exchanging";
    /** The players who still have to name a pair, the next one first; a player appears once for each effect. */
    left: Array<Seat>;
  }
  /** Losses are settled, one after another. */
  | {
    is: "SettlingLosses";
    /** The losses that are not settled yet, the next one first. */
    left: Array<Loss>;
  }
  /** A player puts a Legend into the Pantheon. */
  | {
    is: "Ascending";
    seat: Seat;
    /** Whether the player won a duel; otherwise the player's attack was let pass. */
    won: boolean;
  }
  /** A player may put a Legend from the hand into the place of one that ascended. */
  | {
    is: "Replacing";
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
  }
  /** The game continues. */
  | {
    is: "Then";
    /** What follows. */
    course: Course;
  };

/** A duel, from the attack on: Legends against Legends, or Monsters against Legends. */
export type Duel = {
  /** The player who attacks. */
  attacker: Seat;
  /** Whether Monsters attack. */
  invasion: boolean;
  /** The attacker's fighters for rounds 1, 2 and 3: the place of a Legend in the spearhead, or of a Monster in the nest as it is listed, counted from 1; 0 for nobody; empty until the company is ordered. */
  attackers: Array<number>;
  /** The defender's fighters, numbered in the same way. */
  defenders: Array<number>;
  /** The rounds that were fought. */
  fought: Array<Round>;
};

/** An element. */
export type Element = {
  /** Its name, in lower case. */
  name: string;
};

/** An Element card, with an element and a number that it adds; its id consists of both. */
export type ElementCard = string;

/** The Element cards of a player. */
export type ElementCards = {
  /** The Element deck, the top card first. */
  deck: PileOfElementCard;
  /** The cards drawn for a duel and not laid. */
  drawn: PileOfElementCard;
  /** The cards laid for rounds 1, 2 and 3; empty if none are laid. */
  laid: PileOfElementCard;
  /** The discard pile of the Element deck, the oldest card first. */
  discarded: Array<ElementCard>;
};

/** One move. */
export type EntryOfAction = {
  /** The action. */
  action: Action;
  /** The fingerprint of the state after it. */
  after: Fingerprint;
};

/** Something that happened in a game: the only way in which a table changes. */
export type Event =
  /** Both drafts are complete: what a player kept is shown. */
  | {
    is: "SpearheadShown";
    seat: Seat;
    spearhead: Spearhead;
  }
  /** A player's Companion and Adventure decks were shuffled. */
  | {
    is: "DecksShuffled";
    seat: Seat;
    /** The Companion deck as it is now, which nobody sees. */
    companion: PileOfCard;
    /** The Adventure deck as it is now, which nobody sees. */
    adventure: PileOfCard;
  }
  /** Both players drew an Element card for the first Sword. */
  | {
    is: "SwordDrawn";
    south: ElementCard;
    north: ElementCard;
    /** The player whose card has the higher number; none if the numbers are equal. */
    higher?: Seat;
  }
  /** A player took the Sword: whatever waited for that player's next duel is over, and the other player receives a shard. */
  | {
    is: "TurnBegan";
    /** The number of the turn. */
    turn: number;
    /** The player who took the Sword. */
    active: Seat;
  }
  /** The active player received action points. */
  | {
    is: "ActionPointsReceived";
    seat: Seat;
    /** The number of action points. */
    ap: number;
  }
  /** The Sword is passed: unused action points are lost, and whatever lasted for the turn ends. */
  | {
    is: "TurnEnded";
    active: Seat;
  }
  /** The game is over. */
  | {
    is: "GameEnded";
    outcome: Outcome;
  }
  /** A player paid for an action. */
  | {
    is: "Paid";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The number of action points. */
    ap: number;
    /** The number of shards. */
    shards: number;
  }
  /** A player drew a card, unknown to others. */
  | {
    is: "Drawn";
    /** The player whom the event concerns. */
    seat: Seat;
    deck: DeckKind;
    card: Card;
  }
  /** A player burned a card. */
  | {
    is: "Burned";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The card that leaves it. */
    card: Card;
    /** The number of shards gained. */
    shards: number;
  }
  /** A player discarded a card by an effect. */
  | {
    is: "Discarded";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The card that leaves it. */
    card: Card;
  }
  /** A player took a card back from the discard pile. */
  | {
    is: "TakenBack";
    /** The player whom the event concerns. */
    seat: Seat;
    card: Card;
    /** The same card as it lies in the hand, where other players do not know it. */
    held: Card;
  }
  /** A card in play went back to the hand by a text; its duplicates are discarded. */
  | {
    is: "Returned";
    /** The player whose card it is. */
    seat: Seat;
    gone: CardInPlay;
    /** The same card as it lies in the hand, where other players do not know it. */
    held: Card;
  }
  /** A card in play was destroyed by a text: it goes to the discard pile, with its duplicates. */
  | {
    is: "Destroyed";
    /** The player whose card it was. */
    seat: Seat;
    gone: CardInPlay;
  }
  /** A Location came to the realm. */
  | {
    is: "LocationPlaced";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The card that leaves it. */
    card: Card;
  }
  /** A Monster came to the nest. */
  | {
    is: "MonsterPlaced";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The card that leaves it. */
    card: Card;
  }
  /** A Legend or Relic came to a place of the spearhead. */
  | {
    is: "Added";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The card that leaves it. */
    card: Card;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
  }
  /** A duplicate was put under a Legend or Relic. */
  | {
    is: "Reinforced";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The card that leaves it. */
    card: Card;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
  }
  /** The text of a card begins to take effect. */
  | {
    is: "AbilityBegan";
    /** The player whom the event concerns. */
    seat: Seat;
    card: Card;
    /** The place of the ability on the card, counted from 0. */
    ability: number;
    /** The moment at which it happens. */
    moment: When;
  }
  /** An Element deck was shuffled, by itself or together with its discard pile. */
  | {
    is: "ElementsShuffled";
    /** The player whose Element cards they are. */
    seat: Seat;
    /** The deck as it is now, which nobody sees. */
    deck: PileOfElementCard;
    /** The discard pile as it is now. */
    discarded: Array<ElementCard>;
  }
  /** A player looked at the top cards of their Element deck. */
  | {
    is: "ElementsLookedAt";
    /** The player whose Element cards they are. */
    seat: Seat;
    /** The number of cards. */
    number: number;
  }
  /** The cards that were looked at went back or were discarded. */
  | {
    is: "ElementsArranged";
    /** The player whose Element cards they are. */
    seat: Seat;
    /** The cards that went back, the top one first, unknown to other players. */
    kept: Array<ElementCard>;
    discarded: Array<ElementCard>;
  }
  /** A player drew Element cards for a duel, unknown to others. */
  | {
    is: "ElementsDrawn";
    /** The player whose Element cards they are. */
    seat: Seat;
    /** The cards that leave it. */
    cards: Array<ElementCard>;
  }
  /** A player laid Element cards for rounds 1, 2 and 3, unknown to others. */
  | {
    is: "ElementsLaid";
    /** The player whose Element cards they are. */
    seat: Seat;
    cards: Array<ElementCard>;
  }
  /** Element cards were laid for Monsters, unknown to everybody. */
  | {
    is: "MonstersElementsLaid";
    /** The player whose Element cards they are. */
    seat: Seat;
    /** The cards that leave it. */
    cards: Array<ElementCard>;
  }
  /** All Element cards that a player drew for a duel go face-up to the discard pile. */
  | {
    is: "ElementsSpent";
    /** The player whose Element cards they are. */
    seat: Seat;
    cards: Array<ElementCard>;
  }
  /** An attack or invasion began. */
  | {
    is: "AttackBegan";
    /** The player who attacks. */
    attacker: Seat;
    /** Whether Monsters attack. */
    invasion: boolean;
  }
  /** A player's company was ordered: each fighter acts in one of the rounds. */
  | {
    is: "FightersOrdered";
    /** The player whose fighters they are. */
    seat: Seat;
    /** The fighters for rounds 1, 2 and 3, numbered as in Duel. */
    order: Array<number>;
    /** The same fighters, by their cards. */
    fighters: Array<Fighter>;
  }
  /** The defender blocks. */
  | {
    is: "Blocked";
    defender: Seat;
  }
  /** The attack or invasion passes. */
  | {
    is: "Passed";
    attacker: Seat;
  }
  /** Two fighters of a player changed places. */
  | {
    is: "FightersExchanged";
    /** The player whose fighters they are. */
    seat: Seat;
    /** The number of the earlier round. */
    one: number;
    /** The number of the later round. */
    other: number;
    /** The fighter that acted in the earlier round. */
    first: Fighter;
    /** The fighter that acted in the later round. */
    second: Fighter;
  }
  /** A round was fought. */
  | {
    is: "RoundFought";
    round: Round;
    /** The number of the round, from 1 to 3. */
    number: number;
    /** The attacker's fighter. */
    attacker: Fighter;
    /** The defender's fighter. */
    defender: Fighter;
  }
  /** A beaten Legend lost a duplicate and stays. */
  | {
    is: "DuplicateLost";
    /** The player whose Legend it is. */
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
    duplicate: Card;
  }
  /** A beaten Legend is kept. */
  | {
    is: "LegendKept";
    /** The player whose Legend it is. */
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
    legend: Card;
    /** Whether it is kept by an effect; otherwise a Raïven was paid. */
    rescued: boolean;
  }
  /** A beaten Legend is lost. */
  | {
    is: "LegendLost";
    /** The player whose Legend it was. */
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
    legend: Card;
  }
  /** The Relic of a place is discarded, with its duplicates. */
  | {
    is: "RelicDiscarded";
    /** The player whose Relic it was. */
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
    relic: Card;
  }
  /** The duel is over, and so is everything that waited for it. */
  | {
    is: "DuelEnded";
    /** The attacker, if the attacker won more rounds than the defender; otherwise none. */
    winner?: Seat;
  }
  /** A player gained shards. */
  | {
    is: "ShardsGained";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The number of shards. */
    shards: number;
  }
  /** A player lost shards. */
  | {
    is: "ShardsLost";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The number of shards, not more than there were. */
    shards: number;
  }
  /** A player flipped a coin. */
  | {
    is: "CoinFlipped";
    /** The player whom the event concerns. */
    seat: Seat;
    /** Whether it shows heads. */
    heads: boolean;
  }
  /** A player's next placement of this turn costs less. */
  | {
    is: "PlacementCheapened";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The number of shards that it costs less. */
    shards: number;
  }
  /** An effect now waits for a player's next duel. */
  | {
    is: "Promised";
    /** The player whom the event concerns. */
    seat: Seat;
    effect: ForNextDuel;
  }
  /** A pillar was completed: its Locations ascend. */
  | {
    is: "PillarCompleted";
    /** The player whom the event concerns. */
    seat: Seat;
    locations: Array<Card>;
    /** The number of victory points gained. */
    vp: number;
  }
  /** A Legend ascends; its duplicates are discarded. */
  | {
    is: "Ascended";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
    legend: Card;
    /** The number of victory points gained. */
    vp: number;
  }
  /** A Legend from the hand takes the place of one that ascended, for a Raïven. */
  | {
    is: "Replaced";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
    legend: Card;
  }
  /** An invasion is over: the nest is empty. */
  | {
    is: "NestEmptied";
    /** The player whom the event concerns. */
    seat: Seat;
    /** The Monsters that ascended. */
    ascended: Array<Card>;
    /** The Monsters that were discarded. */
    discarded: Array<Card>;
    /** The number of victory points gained. */
    vp: number;
  }
  /** A player lost a Location to an invasion. */
  | {
    is: "LocationLost";
    /** The player whom the event concerns. */
    seat: Seat;
    location: Card;
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

/** The fighter of one side in a round of a duel. */
export type Fighter = {
  /** The Legend or Monster; none if nobody acts. */
  card?: Card;
};

/** A short hash of a canonical text, so that two states can be compared without having both: replays carry one for each step. */
export type Fingerprint = string;

/** What a text leaves behind for the next duel in which its player takes part. */
export type ForNextDuel =
  /** More strength in each round with a card of that element from the player's Element deck. */
  | {
    is: "Bonus";
    /** The element. */
    element: Element;
    /** How much, from 1 to 1000000 (MOST). */
    number: number;
  }
  /** Less strength in each round with a card of that element from the player's Element deck. */
  | {
    is: "Malus";
    /** The element. */
    element: Element;
    /** How much, from 1 to 1000000 (MOST). */
    number: number;
  }
  /** A value of a Legend is higher. */
  | {
    is: "Raised";
    /** The id of the Legend. */
    legend: string;
    /** The element. */
    element: Element;
    /** How much, from 1 to 1000000 (MOST). */
    number: number;
  }
  /** A value of a Legend is lower. */
  | {
    is: "Lowered";
    /** The id of the Legend. */
    legend: string;
    /** The element. */
    element: Element;
    /** How much, from 1 to 1000000 (MOST). */
    number: number;
  }
  /** A value of a Legend is multiplied. */
  | {
    is: "Multiplied";
    /** The id of the Legend. */
    legend: string;
    /** The element. */
    element: Element;
    /** How much, from 1 to 1000000 (MOST). */
    number: number;
  }
  /** A Legend cannot do something. */
  | {
    is: "Forbidden";
    /** The id of the Legend. */
    legend: string;
    deed: Act;
  }
  /** Two fighters of the opponent change places after both companies have been ordered. */
  | {
    is: "Exchange";
  }
  /** One beaten Legend may be kept without paying a Raïven. */
  | {
    is: "Rescue";
  }
  /** Ties are won. */
  | {
    is: "TiesWon";
  };

/** The configuration of a game. */
export type GameConfig = {
  /** The options of section 15 of the rules. */
  options: Options;
  /** The deck lists, South's first. */
  lists: Array<DeckList>;
};

/** A number in one element. */
export type In = {
  element: Element;
  /** The number, 1 or more. */
  number: number;
};

/** A Relic that is kept. */
export type KeptRelic = {
  /** The place of the Relic among those drawn, counted from 0. */
  relic: number;
  /** The place of its Legend in the spearhead, from 1 to 3. */
  place: number;
};

/** What a player has laid. */
export type Laid = {
  /** Whether the player has laid cards, has yet to lay them, or lays none. */
  by: By;
  /** The cards for rounds 1, 2 and 3; empty if none are laid. */
  cards: Array<ElementCard>;
};

/** An Element card for a round. */
export type LaidCard = {
  /** The id of the card. */
  card: string;
  /** The strength that it gives the fighter; none if nobody acts. */
  strength?: number;
};

/** The current values of a Legend in a spearhead, with its Relic, duplicates and pillars. */
export type LegendStats = {
  /** The player whose Legend it is. */
  seat: Seat;
  /** The place in the spearhead, from 1 to 3. */
  place: number;
  /** Its value in each element, without its Element card and without what waits for the next duel. */
  values: Values;
};

/** What a Location costs. */
export type LocationPrice = "DISCOUNTED" | "FLAT_1" | "FREE";

/** A beaten fighter. */
export type Loss = {
  /** The player whose fighter it is. */
  seat: Seat;
  /** The place of the Legend or Monster, numbered as in Duel. */
  fighter: number;
};

/** An effect that waits for a player's next duel. */
export type NextDuelEffect = {
  /** The player who used the power. */
  seat: Seat;
  effect: ForNextDuel;
};

/** An action as an app offers it to a person: with the cards it is about, what it costs and what it gives now. */
export type Offer =
  /** An action that needs no further details. */
  | {
    is: "Plain";
    action: Action;
  }
  /** Keeping a Relic. */
  | {
    is: "GiveRelic";
    relic: Card;
    /** The kept Legend to which it is given. */
    legend: Card;
  }
  /** Burning a card. */
  | {
    is: "Burn";
    card: Card;
    /** The number of shards that it gives. */
    shards: number;
  }
  /** Using a power. */
  | {
    is: "UsePower";
    /** The card that has the power. */
    card: Card;
    /** The place of the power among the abilities of the card, counted from 0. */
    ability: number;
  }
  /** Placing a Location or a Monster. */
  | {
    is: "Place";
    card: Card;
    /** The number of shards that it costs. */
    shards: number;
  }
  /** Adding a Legend or Relic to the spearhead. */
  | {
    is: "Add";
    card: Card;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
    /** The number of shards that it costs. */
    shards: number;
  }
  /** Putting a card under the one of the same name. */
  | {
    is: "Reinforce";
    card: Card;
    /** The number of shards that it costs. */
    shards: number;
  }
  /** Laying Element cards for rounds 1, 2 and 3. */
  | {
    is: "Lay";
    rounds: Array<LaidCard>;
  }
  /** The answer yes to a question. */
  | {
    is: "Yes";
    /** What was asked, as a short stable key. */
    about: string;
  }
  /** The answer no to a question. */
  | {
    is: "No";
    /** What was asked, as a short stable key. */
    about: string;
  }
  /** Choosing nothing, or nothing more. */
  | {
    is: "Nothing";
    /** What was asked, as a short stable key. */
    about: string;
  }
  /** Drawing from a deck. */
  | {
    is: "DrawFrom";
    deck: DeckKind;
    /** The number of cards that the deck has left. */
    left: number;
  }
  /** Choosing a Legend that stands in the spearhead, for example to ascend. */
  | {
    is: "Choose";
    legend: Card;
  }
  /** Ordering a company to rounds 1, 2 and 3. */
  | {
    is: "Order";
    fighters: Array<Fighter>;
  }
  /** Two fighters of the opponent change places. */
  | {
    is: "Exchange";
    /** The number of the earlier round. */
    one: number;
    /** The number of the later round. */
    other: number;
    /** The fighter that acts in the earlier round. */
    first: Fighter;
    /** The fighter that acts in the later round. */
    second: Fighter;
  }
  /** Putting Element cards back. */
  | {
    is: "PutBack";
    /** The ids of the cards that go back, the top one first. */
    kept: Array<string>;
    /** The ids of the cards that are discarded. */
    discarded: Array<string>;
  };

/** The options of section 15 of the rules. */
export type Options = {
  /** Whether a won duel must be followed by an ascension. */
  ascensionAfterWin: AscensionAfterWin;
  /** Whether duplicates make a Legend or Relic stronger; they protect a Legend in any case. */
  awakening: boolean;
  /** Whether a player whose two decks are empty at the end of their turn loses. */
  concedeOnExhaustion: boolean;
  /** What a Location costs. */
  locationPrice: LocationPrice;
  /** Whether only the first pillar of a player counts. */
  pillarOnce: boolean;
  /** Whether a premium print is the same card in play. */
  premium: PremiumCards;
  /** What happens to the Relic of a Legend that has left. */
  relicFate: RelicFate;
  /** The number of victory points for a Monster that is saved from a lost invasion: 0 or 1. */
  savedMonsterVp: number;
  /** The number of turns in a row without a card to draw and without victory points after which the game ends, 2 or more. */
  stalemateTurns: number;
  /** The number of turns after which the game ends, 2 or more. */
  turnLimit: number;
};

/** How a game ended. */
export type Outcome = {
  /** All seats that won, ascending; empty if the game is drawn. */
  winners: Array<Seat>;
  /** The number of the rule that ended it. */
  rule: string;
};

/** Cards that not everybody may know: a hand, sorted by id; a deck, the top card first; Element cards that were drawn or laid. */
export type PileOfCard = {
  /** The cards, all "unknown", or "unknown-0" for Element cards, if the viewer may not know them. */
  cards: Array<Card>;
};

/** Cards that not everybody may know: a hand, sorted by id; a deck, the top card first; Element cards that were drawn or laid. */
export type PileOfElementCard = {
  /** The cards, all "unknown", or "unknown-0" for Element cards, if the viewer may not know them. */
  cards: Array<ElementCard>;
};

/** Whether a premium print is the same card in play. */
export type PremiumCards = "SAME_CARD" | "SEPARATE";

/** One thing wrong with an input: a deck, a configuration, a replay. */
export type Problem = {
  /** Where it is, for example deck of seat B or line 7. */
  place: string;
  /** What is wrong: a key, facts and a sentence. */
  why: Rejection;
};

/** How far an ability is carried out: the place of the effect under way, and within it what is still to happen. */
export type Progress = {
  /** The place of the effect in the ability. */
  next: number;
  /** The steps of the flows under way that are left, the innermost flow first; the first step of each is under way. */
  within: Array<Array<Step>>;
  /** The numbers of the things that were chosen last. */
  those: Array<number>;
};

/** What a player can pay with, and has gained. */
export type Purse = {
  /** The number of Raïven, which are never gained. */
  raiven: number;
  /** The number of Dream Shards, at most 1000000 (MOST). */
  shards: number;
  /** The number of action points. */
  ap: number;
  /** The number of victory points, at most 1000000 (MOST). */
  vp: number;
  /** The number of shards that the next placement of this turn costs less. */
  discount: number;
};

/** What a player is asked, with everything that may be answered. */
export type Question = {
  /** The player who is asked. */
  seat: Seat;
  /** The number of the rule that asks. */
  rule: string;
  /** What is asked, as a short stable key, such as target. */
  about: string;
  /** Whether only the asked player may know what can be chosen. */
  secret: boolean;
  /** Everything that may be chosen, each once; empty for other players if that is secret, since even their number would tell. */
  options: Array<Choice>;
};

/** Why cards are drawn. */
export type Reason = "FIRST_HAND" | "TURN" | "TEXT";

/** An action that a seat might expect to be possible but that is refused, for an app to show beside a card, a Character or a button. */
export type RefusedOfAction = {
  /** The refused action; never one that concedes. */
  action: Action;
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

/** What happens to the Relic of a Legend that has left. */
export type RelicFate = "STAYS" | "DISCARDED";

/** A recorded game: its configuration, seed and moves, with a Fingerprint of the start and of the state after each move. */
export type ReplayOfGameConfigAndAction = {
  /** The version of the library that recorded it. */
  library: string;
  /** The name of the game. */
  game: string;
  /** The configuration of the game. */
  config: GameConfig;
  /** The seed of the game. */
  seed: `${bigint}`;
  /** The fingerprint of the start. */
  start: Fingerprint;
  /** The moves, in order. */
  entries: Array<EntryOfAction>;
};

/** A round of a duel that was fought. */
export type Round = {
  /** The attacker's Element card. */
  attacking: ElementCard;
  /** The attacker's strength; 0 if nobody acted for the attacker. */
  attack: number;
  /** The defender's Element card. */
  defending: ElementCard;
  /** The defender's strength; 0 if nobody acted for the defender. */
  defense: number;
  /** The player who won the round. */
  winner?: Seat;
  /** The player whose fighter was beaten. */
  beaten?: Seat;
};

/** A place at the table, counted from 0 and written as a letter: A is seat 0. */
export type Seat = string;

/** A game as it is shown to one seat: the View in terms of the game. */
export type ShownGame = {
  /** The seat that the game is shown to. */
  seat: Seat;
  /** The options of the game. */
  options: Options;
  /** The deck list that this seat brought; none for an onlooker. */
  list?: DeckList;
  /** The table, as in the view. */
  table: Table;
  /** The current values of each Legend in the spearheads, South's first. */
  legends: Array<LegendStats>;
  /** The decision that the game is waiting for: who is asked, and what; none when the game is over. */
  asked?: AskedOfActionAndDue;
  /** The card that the open question is about, if there is one. */
  subject?: Card;
  /** What this seat has to pay with; none for an onlooker. */
  purse?: Purse;
  /** What is under way or waiting to happen, the next one first. */
  due: Array<Due>;
};

/** Everything that belongs to one player. */
export type Side = {
  /** The player whose side it is. */
  seat: Seat;
  /** The decks, the hand and the discard pile. */
  decks: Decks;
  /** The Element cards. */
  elements: ElementCards;
  /** The resources. */
  purse: Purse;
  /** The Legends and Relics. */
  spearhead: Spearhead;
  /** Realm, nest and Pantheon. */
  domain: Domain;
  /** The names of cards whose power was used and can be used once per game. */
  used: Array<string>;
};

/** The Legends of a player and their Relics. */
export type Spearhead = {
  /** The places 1 to 3. */
  posts: Array<SpearheadPlace>;
};

/** A place of the spearhead. */
export type SpearheadPlace = {
  /** The Legend that stands there. */
  legend?: Stack;
  /** The Relic that lies there, with or without a Legend. */
  relic?: Stack;
};

/** A Legend or Relic of the spearhead, with its duplicates. */
export type Stack = {
  /** The card on top. */
  card: Card;
  /** Its duplicates, the one put under it last at the end. */
  under: Array<Card>;
};

/** What is being chosen. */
export type Stage = "LEGENDS" | "RELICS" | "COMPLETE" | "CONCEDED";

/** A part that is to happen. */
export type Step = {
  /** Its place among the parts. */
  part: number;
  /** The number of the thing for which it happens; 0 if it happens for none in particular. */
  of: number;
};

/** Everything on the table. */
export type Table = {
  /** The elements of the game, in their order. */
  elements: Array<Element>;
  /** The number of the turn, counted from 1 for both players together; 0 before the first. */
  turn: number;
  /** The player who has the Sword. */
  active: Seat;
  /** South's side. */
  south: Side;
  /** North's side. */
  north: Side;
  /** The duel under way. */
  duel?: Duel;
  /** The effects that wait for the next duel, in the order in which the powers were used. */
  promises: Array<NextDuelEffect>;
  /** The number of turns in a row that count towards a stalemate. */
  idle: number;
  /** Whether a victory point was gained this turn. */
  gained: boolean;
  /** How the game ended. */
  outcome?: Outcome;
};

/** Something that is still to be done. */
export type Task =
  /** A player is asked a question. */
  | {
    is: "Ask";
    /** The question. */
    question: Question;
  }
  /** Both players decide, secretly and at the same time, which of the drawn Legends and Relics they keep, and which Legends bear the Relics. */
  | {
    is: "Drafting";
    /** The draft of each player, by seat; a seat sees only its own. */
    drafts: BallotOfDraft;
  }
  /** Both players draw an Element card; the player with the higher one chooses between Sword and Diamond. */
  | {
    is: "DrawForSword";
  }
  /** A player takes the Sword or leaves it to the other player. */
  | {
    is: "ChooseSword";
    seat: Seat;
  }
  /** A player takes the Sword: the other player receives a shard, then the hand is filled. */
  | {
    is: "BeginTurn";
    turn: number;
    active: Seat;
  }
  /** The active player receives action points. */
  | {
    is: "ReceivePoints";
  }
  /** The active player continues, as long as there are action points. */
  | {
    is: "Continue";
  }
  /** The Sword passes. */
  | {
    is: "EndTurn";
  }
  /** The active player acts, or passes the Sword. */
  | {
    is: "TakeAction";
    /** The player who decides. */
    seat: Seat;
  }
  /** A player may burn another card in the same action. */
  | {
    is: "BurnMore";
    seat: Seat;
  }
  /** A Location was placed: a pillar may now be complete. */
  | {
    is: "CheckPillar";
    seat: Seat;
  }
  /** One Location of each element ascends; if there are several of an element, the owner chooses one. */
  | {
    is: "CompletePillar";
    seat: Seat;
    /** The Locations chosen so far, in the order of the elements. */
    chosen: Array<Card>;
  }
  /** An ability is being carried out, one part after another. */
  | {
    is: "CarryOut";
    /** The card that has the ability, as it was when that began. */
    source: CardInPlay;
    /** The other card to which something happened that the ability waited for. */
    cause?: CardInPlay;
    /** The place of the ability on the card. */
    ability: number;
    /** How far it is carried out. */
    progress: Progress;
    /** What has been chosen for the part under way so far. */
    answers: Array<Choice>;
  }
  /** A player draws cards, and names the deck for each. */
  | {
    is: "DrawCards";
    seat: Seat;
    /** Why the cards are drawn. */
    reason: Reason;
    /** The number of cards still to be drawn. */
    left: number;
  }
  /** A player discards cards, one after another. */
  | {
    is: "DiscardCards";
    seat: Seat;
    /** The number of cards still to be discarded. */
    left: number;
  }
  /** A player looks at the top cards of their Element deck, and puts them back in any order. */
  | {
    is: "Arrange";
    seat: Seat;
    /** The number of cards. */
    number: number;
    /** Whether the player may discard them instead. */
    discarding: boolean;
  }
  /** A player has looked at the top cards of their Element deck, and puts them back. */
  | {
    is: "PutBack";
    seat: Seat;
    /** The number of cards. */
    number: number;
    /** Whether the player may discard them instead. */
    discarding: boolean;
  }
  /** A player orders the company: each fighter acts in only one round. */
  | {
    is: "OrderFighters";
    seat: Seat;
  }
  /** The defender blocks, or lets the attack pass. */
  | {
    is: "Defend";
    seat: Seat;
  }
  /** Fighters are exchanged by effects. */
  | {
    is: "ExchangeFighters";
    /** The players who still have to name a pair of the opponent's fighters, the next one first. */
    left: Array<Seat>;
  }
  /** Element cards are drawn for the duel; those of Monsters are laid at once, unseen. */
  | {
    is: "DrawElements";
  }
  /** Players lay Element cards, secretly and at the same time. */
  | {
    is: "Laying";
    /** What each player has laid, by seat; a seat sees only its own. */
    laid: BallotOfLaid;
  }
  /** The three rounds are fought. */
  | {
    is: "Fight";
  }
  /** Beaten fighters are settled, one after another. */
  | {
    is: "SettleLosses";
    /** The losses that are not settled yet, the next one first. */
    left: Array<Loss>;
  }
  /** The losses are settled: the duel is over, and its winner gains from it. */
  | {
    is: "EndDuel";
  }
  /** A player puts a Legend into the Pantheon. */
  | {
    is: "Ascend";
    seat: Seat;
    /** Whether the player won a duel; otherwise the player's attack was let pass. */
    won: boolean;
  }
  /** A player may put a Legend from the hand into the place of one that ascended, for a Raïven. */
  | {
    is: "Replace";
    seat: Seat;
    /** The place in the spearhead, from 1 to 3. */
    place: number;
  }
  /** The invader picks a Location of the opponent's realm, which is discarded. */
  | {
    is: "TakeLocation";
    seat: Seat;
  }
  /** The Monsters have lost: the invader saves one of them. */
  | {
    is: "SaveOne";
    seat: Seat;
  };

/** Numbers in some elements, 0 in all others: the values of a Legend or Monster, the bonus of a Relic. */
export type Values = {
  /** The numbers above 0. */
  all: Array<In>;
};

/** Everything that one seat may know of a game, and nothing else. */
export type View = {
  /** The seat whose view it is; an onlooker's seat sees what is public. */
  seat: Seat;
  /** The options of the game. */
  options: Options;
  /** The deck list that this seat brought; none for an onlooker. */
  list?: DeckList;
  /** The table, with an unknown card in place of every card that this seat may not know. */
  table: Table;
  /** The part of what is still to be done that this seat may know, the next one first. */
  tasks: Array<Task>;
};

/** What has to happen for an ability to happen. */
export type When = "USED" | "PLACED" | "BEATEN" | "ASCENDS" | "ATTACKS" | "WINS_DUEL" | "DRAWS" | "START_OF_TURN" | "END_OF_TURN";
