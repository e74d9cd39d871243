/**
 * Tells any game, and asks a person, in the words of its language file.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.told.Narration}. No class here knows a game.
 */
package io.github.terrene.examples.terminal.told;
