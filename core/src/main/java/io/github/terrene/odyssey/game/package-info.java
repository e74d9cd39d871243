/**
 * One game of Terrene Odyssey as the kernel's {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Start with {@link io.github.terrene.odyssey.game.TerreneOdyssey}. This package configures games and writes them as text. The rules of
 * play are in the package {@code rule}, those for decks in {@code format}.
 */
@NullMarked
package io.github.terrene.odyssey.game;

import org.jspecify.annotations.NullMarked;
