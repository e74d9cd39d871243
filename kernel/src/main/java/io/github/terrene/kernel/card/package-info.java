/**
 * What games with printed cards have in common. Cards are looked up by their ids in a {@link io.github.terrene.kernel.card.CardIndex}. They
 * are written down by their ids, with a fingerprint of what is printed on each, so that a replay can tell when a card has changed. Faults of
 * cards and of their effects are here, too, and the limits of decks.
 *
 * <p>Start with {@link io.github.terrene.kernel.card.CardNotation}. No game has to use it.
 */
@NullMarked
package io.github.terrene.kernel.card;

import org.jspecify.annotations.NullMarked;
