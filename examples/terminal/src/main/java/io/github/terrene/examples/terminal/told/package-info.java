/**
 * Tells any game, and asks a person, in the words of its language file.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.told.Narration}. A game brings only its {@link
 * io.github.terrene.examples.terminal.told.Board}: what its table looks like on paper. No class here knows a game.
 */
package io.github.terrene.examples.terminal.told;
