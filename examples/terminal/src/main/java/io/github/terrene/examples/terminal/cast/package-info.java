/**
 * What players are called.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.cast.PlayerNames}. Nothing here writes anything.
 */
package io.github.terrene.examples.terminal.cast;
