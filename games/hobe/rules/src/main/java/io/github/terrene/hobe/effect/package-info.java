/**
 * The effects of cards, as data.
 *
 * <p>Start with {@link io.github.terrene.hobe.effect.BattleEffect}. Nothing here may reach the table except through {@link
 * io.github.terrene.hobe.card.Resolution} and {@link io.github.terrene.hobe.card.Board}.
 */
@NullMarked
package io.github.terrene.hobe.effect;

import org.jspecify.annotations.NullMarked;
