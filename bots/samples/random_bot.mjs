// A bot for every game that does anything: node random_bot.mjs SEED

import { play } from "./terrene_bot.mjs";

const seed = Number(process.argv[2] ?? 0);

play(({ choices, chance }) => (chance + seed) % choices.length);
