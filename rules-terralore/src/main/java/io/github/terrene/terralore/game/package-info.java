/**
 * Terralore as {@link io.github.terrene.kernel.Rules}: the way in.
 *
 * <p>Start with {@link io.github.terrene.terralore.game.Terralore}. Nothing here decides what is legal or what follows: that is in
 * {@code rule}.
 */
@NullMarked
package io.github.terrene.terralore.game;

import org.jspecify.annotations.NullMarked;
