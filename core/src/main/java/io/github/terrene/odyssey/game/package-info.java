/**
 * One game of Terrene Odyssey as the kernel's {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Start with {@link io.github.terrene.odyssey.game.TerreneOdyssey}. How a game is configured and written down is here, but no rule of
 * play: those are in the package {@code rule}; what decks must be like is in {@code format}.
 */
@NullMarked
package io.github.terrene.odyssey.game;

import org.jspecify.annotations.NullMarked;
