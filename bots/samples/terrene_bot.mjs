// Reads and writes for bots of Terrene: a bot is one function that chooses. The page docs/bot-protocol.md says what messages are.

import { createInterface } from "node:readline";

/**
 * Plays a game to its end.
 *
 * @param choose is given each message of the kind "Decide", and returns the place of its choice, from 0, or promises it
 * @param hear is given all other messages, for bots that want to remember what happened
 */
export async function play(choose, hear = () => {}) {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.is === "Decide") {
      answer(message.number, await choose(message));
    } else {
      hear(message);
    }
  }
}

/** Writes an answer. Nothing else may be written there: console.error is for people. */
function answer(number, choice) {
  process.stdout.write(JSON.stringify({ number, choice }) + "\n");
}
