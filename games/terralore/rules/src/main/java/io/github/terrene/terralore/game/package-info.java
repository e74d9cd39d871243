/**
 * The entry point: Terralore as {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Start with {@link io.github.terrene.terralore.game.Terralore}. Nothing here decides what is legal or what follows; the package {@code
 * rule} does.
 */
@NullMarked
package io.github.terrene.terralore.game;

import org.jspecify.annotations.NullMarked;
