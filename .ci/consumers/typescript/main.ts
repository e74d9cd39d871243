// What a client without the rules does with documents of all games: it tells them apart by "is" and knows their fields.
import type * as carnage from "./types/terrene-rules-carnage/documents";
import type * as encounter from "./types/terrene-rules-draft/documents";
import type * as hobe from "./types/terrene-rules-hobe/documents";
import type * as hobeCards from "./types/terrene-rules-hobe/cards";
import type * as odyssey from "./types/terrene-core/documents";
import type * as odysseyCards from "./types/terrene-core/cards";
import type * as terralore from "./types/terrene-rules-terralore/documents";
import type * as terraloreCards from "./types/terrene-rules-terralore/cards";
import type * as carnageCards from "./types/terrene-rules-carnage/cards";

/** All members of a family are handled, or this does not compile. */
function unknown(member: never): never {
  throw new Error("unknown: " + JSON.stringify(member));
}

export function sayInHobe(action: hobe.Documents["action"]): string {
  switch (action.is) {
    case "Move":
      return `${action.seat}: ${action.one} and ${action.other} change places`;
    case "PlayCard":
      return `${action.seat}: ${action.card} at ${action.targets.length} targets`;
    case "Attack":
      return `${action.seat}: from ${action.slot}`;
    case "Choose":
      return `${action.seat}: ${chosen(action.choice)}`;
    case "Sacrifice":
    case "GoToBattle":
    case "Pass":
    case "Concede":
      return `${action.seat}: ${action.is}`;
    default:
      return unknown(action);
  }
}

function chosen(choice: hobe.Choice): string {
  switch (choice.is) {
    case "InPlay":
      return `number ${choice.number}`;
    case "InHand":
      return choice.card;
    case "Buried":
      return `${choice.card} of ${choice.of}`;
    case "At":
      return choice.slot;
    case "Say":
      return choice.answer;
    case "OneOf":
      return `choice ${choice.place}`;
    default:
      return unknown(choice);
  }
}

export function sayInCarnage(choice: carnage.Choice): string {
  switch (choice.is) {
    case "InPlay":
      return `${choice.card} of ${choice.of}`;
    case "OneOf":
      return `choice ${choice.place}`;
    default:
      return choice.is;
  }
}

export const attack: odyssey.Documents["action"] = { is: "Attack", seat: "A", attacker: 3, defender: "B" };

export const report: encounter.Documents["action"] = {
  is: "InTournament",
  action: { is: "ReportGame", round: 1, first: "A", second: "B", actions: [{ is: "EndTurn", seat: "A" }] },
};

export function winner(outcome: carnage.Documents["outcome"]): carnage.Seat | undefined {
  return outcome.winners[0];
}

export function isAsked(shown: carnage.Documents["shown"], seat: carnage.Seat): boolean {
  return shown.asked?.seats.includes(seat) ?? false;
}

export function turn(view: terralore.Documents["view"]): number {
  return view.table.turn;
}

export function refused(document: terralore.Documents["refused"]): Array<string> {
  return document.why.map(rejection => rejection.key);
}

export function seed(replay: terralore.Documents["replay"]): bigint {
  return BigInt(replay.seed);
}

export function strength(card: odysseyCards.Documents["card"]): number {
  return card.is === "CharacterCard" ? card.atk : 0;
}

type Named = hobeCards.Card | terraloreCards.Card | carnageCards.Card;

export function named(card: Named): string {
  return `${card.name} (${card.id})`;
}
