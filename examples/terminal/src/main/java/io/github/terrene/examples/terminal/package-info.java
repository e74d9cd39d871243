/**
 * Plays a match or a draft of Terrene Odyssey, or a game of Terralore, Hobe or Carnage, in the terminal.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.Main}, then {@link io.github.terrene.examples.terminal.play.GamePlay} for how a
 * game is played with the library. Bots are in {@code bot}; {@code dialogue} is what a person and the program say to each other. {@code
 * odyssey} has the human player of the Odyssey, {@code odyssey.tale} tells what happens in sentences, {@code board} draws the table. {@code
 * draft} does all of that for drafts, {@code terralore}, {@code hobe} and {@code carnage} for these games; {@code DuoEvening} plays these
 * three.
 */
package io.github.terrene.examples.terminal;
