/**
 * Plays a match or a draft of Terrene Odyssey, or a game of Terralore, Hobe or Carnage, in the terminal.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.Main}, then {@link
 * io.github.terrene.examples.terminal.play.GamePlay} for how a game is played with the library. Bots are in
 * {@code bot}, a person in {@code person}, who speaks by {@code dialogue}; {@code tale} puts what happens into sentences, {@code board} draws the
 * table. {@code draft} does all of that for drafts, {@code lanes} for Terralore, {@code rows} for Hobe, {@code pillars} for Carnage; {@code
 * DuoEvening} plays these three.
 */
package io.github.terrene.examples.terminal;
