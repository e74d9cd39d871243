// What TypeScript knows of the package.
import { load, type Game } from "terrene";
import { load as loadHobe } from "terrene/hobe";
import type { Documents } from "terrene/types/rules-hobe";

export function strikes(game: Game<Documents>): number {
  return game.actions("A").filter((action) => action.is === "Attack").length;
}

export async function played(): Promise<string> {
  const terrene = await load({ kind: "js" });
  const { game, problems } = terrene.open("hobe", { seed: 7n, decks: [0, 1] });
  if (problems) return problems.map((problem) => problem.sentence).join();
  const slot: string[] = game.actions("A").map((action) => (action.is === "Attack" ? action.slot : action.seat));
  const { why } = game.apply({ is: "GoToBattle", seat: "A" });
  // @ts-expect-error an attack in Hobe is from a slot
  game.apply({ is: "Attack", seat: "A", attacker: 3 });
  return why?.[0]?.rule ?? slot.join() + strikes(game);
}

export async function alone(): Promise<string> {
  const terrene = await loadHobe();
  const { game } = terrene.open("hobe", { seed: 7 });
  // @ts-expect-error only Hobe was loaded
  terrene.decks("carnage");
  const first = game?.actions("A")[0];
  return first?.is === "Attack" ? first.slot : terrene.games().map((each): "hobe" | "hobe-small" => each.game).join();
}
