/**
 * What a person and the program say to each other, whatever the game.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.dialogue.Dialogue}. Nothing here knows a game: what can be chosen and asked is
 * an {@link io.github.terrene.examples.terminal.dialogue.Answers}; a game for two only says what is {@link
 * io.github.terrene.examples.terminal.dialogue.Asked}.
 */
package io.github.terrene.examples.terminal.dialogue;
