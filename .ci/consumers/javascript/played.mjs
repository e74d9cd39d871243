import { load } from "terrene";

/** What comes of a decision of a bot, and as what the library runs. */
export async function played() {
  const terrene = await load();
  const { game } = terrene.open("hobe", { seed: 7 });
  const bot = game.bot(game.awaited()[0], "SKILLED", { seed: 1 });
  game.apply(bot.decide().action);
  return `${terrene.kind}: ${game.fingerprint()}`;
}
