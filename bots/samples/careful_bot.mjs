// A bot for every game that hates to pass: it chooses by chance, but never the last choice, which usually passes or ends the turn.

import { play } from "./terrene_bot.mjs";

play(({ choices, chance }) => chance % (choices.length - 1));
