/**
 * What games that are played with printed cards have in common when they are written down: cards are named by their ids, and what they
 * were is written beside, so that a replay can tell that one has changed since.
 *
 * <p>Start with {@link io.github.terrene.kernel.card.CardNotation}. No game has to use it.
 */
@NullMarked
package io.github.terrene.kernel.card;

import org.jspecify.annotations.NullMarked;
