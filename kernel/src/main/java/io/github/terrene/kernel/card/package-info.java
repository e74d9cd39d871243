/**
 * What games with printed cards have in common: cards are found by their ids, in a {@link io.github.terrene.kernel.card.CardIndex}; they are
 * written down by their ids, with a fingerprint of each card's face beside them, so that a replay can tell that a card has changed since; and
 * the mistakes of cards and of their effects.
 *
 * <p>Start with {@link io.github.terrene.kernel.card.CardNotation}. No game has to use it.
 */
@NullMarked
package io.github.terrene.kernel.card;

import org.jspecify.annotations.NullMarked;
