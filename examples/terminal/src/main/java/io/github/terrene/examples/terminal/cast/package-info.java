/**
 * What players are called, and how the words of a narrator look on paper.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.cast.PlayerNames}.
 */
package io.github.terrene.examples.terminal.cast;
