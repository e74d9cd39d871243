/**
 * Carnage in the terminal: both sides drawn, events told, and two who play.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.carnage.Tales}, what is told of a game, and {@link
 * io.github.terrene.examples.terminal.carnage.Person}, who plays one.
 */
package io.github.terrene.examples.terminal.carnage;
