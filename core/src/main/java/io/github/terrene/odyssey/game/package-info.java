/**
 * One game of Terrene Odyssey as the kernel's {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Start with {@link io.github.terrene.odyssey.game.TerreneOdyssey}. The rules themselves are in the package {@code rule}.
 */
@NullMarked
package io.github.terrene.odyssey.game;

import org.jspecify.annotations.NullMarked;
