/**
 * The entry point: Carnage as {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Start with {@link io.github.terrene.carnage.game.Carnage}. Nothing here decides what is legal or what follows; the package {@code rule}
 * does.
 */
@NullMarked
package io.github.terrene.carnage.game;

import org.jspecify.annotations.NullMarked;
