/**
 * Printed cards: what is on a card, its abilities, and what an ability may ask and do.
 *
 * <p>Start with {@link io.github.terrene.terralore.card.Card}; {@link io.github.terrene.terralore.card.CardBuilder} makes one. {@link
 * io.github.terrene.terralore.card.OwnEffect} is one thing that only cards of Terralore do, through {@link
 * io.github.terrene.terralore.card.Resolution}.
 * Nothing here depends on how a game is played.
 */
@NullMarked
package io.github.terrene.terralore.card;

import org.jspecify.annotations.NullMarked;
