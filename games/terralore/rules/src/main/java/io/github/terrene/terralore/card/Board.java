package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/**
 * What is public and may be looked at by a condition: everything except current points. A seat or place that is null, or where nobody sits, is
 * refused as a bug of the card set that asks.
 */
@Rule({"TL-9.3", "TL-12.1"})
public interface Board {
    /** The face-up cards on one side of a column, in the order in which they arrived. */
    Array<CardOnField> standing(Place place);

    /** The HP of a castle. */
    int castle(Seat seat);

    /** How many cards a hand has. */
    int handSize(Seat seat);

    /** How many cards a deck has. */
    int deckSize(Seat seat);

    /** A Graveyard, the oldest card first. */
    Array<Card> graveyard(Seat seat);
}
