/**
 * What players and Characters are called.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.cast.PlayerNames}, for players, and {@link
 * io.github.terrene.examples.terminal.cast.Names}, for Characters. Nothing here writes anything.
 */
package io.github.terrene.examples.terminal.cast;
