/**
 * What a person and the program say to each other, whatever the game.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.dialogue.GameTalk}. Nothing here knows a game: what can be chosen is {@link
 * io.github.terrene.examples.terminal.dialogue.Asked}.
 */
package io.github.terrene.examples.terminal.dialogue;
