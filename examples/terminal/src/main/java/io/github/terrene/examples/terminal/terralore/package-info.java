/**
 * Terralore in the terminal: lanes drawn as lanes, events told, and two who play.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.terralore.Tales}, what is told of a game, and {@link
 * io.github.terrene.examples.terminal.terralore.Person}, who plays one.
 */
package io.github.terrene.examples.terminal.terralore;
