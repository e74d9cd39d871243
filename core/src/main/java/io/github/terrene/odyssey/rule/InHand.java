package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;

/**
 * A card in a player's hand.
 *
 * @param seat whose
 * @param card which
 */
record InHand<C extends Card>(Seat seat, C card) {}
