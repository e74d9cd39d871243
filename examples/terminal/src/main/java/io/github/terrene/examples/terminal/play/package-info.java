/**
 * Playing with players who are asked in turn, and playing it again from a file.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.play.GamePlay}.
 */
package io.github.terrene.examples.terminal.play;
