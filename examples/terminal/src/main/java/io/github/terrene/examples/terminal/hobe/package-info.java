/**
 * Hobe in the terminal: rows drawn as rows, events told, and two who play.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.hobe.Tales}, what is told of a game, and {@link
 * io.github.terrene.examples.terminal.hobe.Person}, who plays one.
 */
package io.github.terrene.examples.terminal.hobe;
