/**
 * One game of Terrene Odyssey as the kernel's {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Start with {@link io.github.terrene.odyssey.game.TerreneOdyssey}. Nothing here decides what is legal or what follows; the package {@code
 * rule} does. The package {@code setup} has what a game begins with, and {@code saved} how it is written as text.
 */
@NullMarked
package io.github.terrene.odyssey.game;

import org.jspecify.annotations.NullMarked;
