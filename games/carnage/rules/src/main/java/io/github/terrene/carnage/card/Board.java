package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * What everybody may look at, for effects. Every method refuses null and a seat at which nobody plays with an {@link
 * IllegalArgumentException}; an effect that passes them is faulty.
 */
@Rule("CG-14.1")
public interface Board {
    /** The elements of the game, in their order. */
    Array<Element> elements();

    /** The cards on a player's discard pile, the oldest first; Element cards have a pile of their own. */
    Array<Card> discarded(Seat seat);

    /** How many cards a player has in hand. */
    int handSize(Seat seat);

    /** How many cards a deck holds. */
    int deckSize(Seat seat, DeckKind deck);
}
