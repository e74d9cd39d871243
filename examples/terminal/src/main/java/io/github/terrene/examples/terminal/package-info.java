/**
 * Plays Terrene Odyssey, Terralore, Hobe and Carnage, their matches and a draft in the terminal.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.Main}, then {@link io.github.terrene.examples.terminal.Evening}, which plays
 * anything, and {@link io.github.terrene.examples.terminal.play.GamePlay} for how a game is played with the library. {@code HobeGame} and
 * its like say what is played; {@code told} tells it and asks a person by the language files; {@code dialogue} is what a person and the
 * program say to each other. {@code odyssey}, {@code terralore}, {@code hobe} and {@code carnage} draw tables, {@code draft} is a draft with
 * its tournament, and bots are in {@code bot}.
 */
package io.github.terrene.examples.terminal;
