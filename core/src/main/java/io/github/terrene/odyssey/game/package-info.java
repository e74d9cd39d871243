/**
 * One game of Terrene Odyssey as the kernel's {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Start with {@link io.github.terrene.odyssey.game.TerreneOdyssey}. Nothing here decides what is legal or what follows; package {@code
 * rule} does. What a game begins with is in {@code setup}, how it is written as text in {@code saved}.
 */
@NullMarked
package io.github.terrene.odyssey.game;

import org.jspecify.annotations.NullMarked;
