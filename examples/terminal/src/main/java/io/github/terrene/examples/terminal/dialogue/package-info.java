/**
 * What a person and the program say to each other, whatever the game.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.dialogue.GameTalk}. Nothing here knows a game: what is asked is a {@link
 * io.github.terrene.examples.terminal.dialogue.Question}.
 */
package io.github.terrene.examples.terminal.dialogue;
