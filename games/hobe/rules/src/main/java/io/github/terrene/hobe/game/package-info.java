/**
 * The entry point: Hobe as {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Start with {@link io.github.terrene.hobe.game.Hobe}. Nothing here decides what is legal or what follows; the package {@code rule} does.
 */
@NullMarked
package io.github.terrene.hobe.game;

import org.jspecify.annotations.NullMarked;
