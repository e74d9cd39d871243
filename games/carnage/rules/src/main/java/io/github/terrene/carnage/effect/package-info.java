/**
 * What the cards of Carnage say beside the words that all games share: effects, what holds in duels, conditions, cards that are meant by their
 * part in a duel.
 *
 * <p>Start with {@link io.github.terrene.carnage.Words}, which has them all in one import. Nothing here may reach the table except through
 * {@link io.github.terrene.carnage.card.Resolution} and {@link io.github.terrene.carnage.card.Board}.
 */
@NullMarked
package io.github.terrene.carnage.effect;

import org.jspecify.annotations.NullMarked;
