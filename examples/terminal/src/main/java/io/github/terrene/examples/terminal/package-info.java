/**
 * Plays a match of Terrene Odyssey, or a game of Terralore, in the terminal.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.Main}, then {@link
 * io.github.terrene.examples.terminal.play.MatchPlay} for how a match is played with the library. Bots are in
 * {@code bot}, a person in {@code person}, who speaks by {@code dialogue}; {@code tale} puts what happens into sentences, {@code board} draws the
 * table. {@code lanes} does all of that for Terralore.
 */
package io.github.terrene.examples.terminal;
