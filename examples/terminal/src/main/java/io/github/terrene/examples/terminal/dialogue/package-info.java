/**
 * What a person and the program say to each other, whatever the game.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.dialogue.Dialogue}. Nothing here knows a game: what can be chosen and asked is
 * an {@link io.github.terrene.examples.terminal.dialogue.Answers}.
 */
package io.github.terrene.examples.terminal.dialogue;
