package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;

/**
 * What an effect can do to the cards of hands, decks and discard piles, which are named by their ids. The id of a card that is not where it
 * is said to be is a bug in the effect, and refused with an {@link IllegalArgumentException}, as are a negative number, null, and a seat
 * where nobody sits. A number of 0 does nothing.
 */
public interface CardVerbs {
    /** Draws cards, none from an empty deck (4.4). */
    void draw(Seat player, int cards);

    /** Puts cards from the top of the deck into the discard pile. */
    void mill(Seat player, int cards);

    /** Discards those cards of a hand. */
    void discard(Seat player, Seq<String> cards);

    /** Discards cards of a hand at random. */
    void discardAtRandom(Seat player, int cards);

    /** Shows those cards of the deck, puts them into the hand and shuffles the deck, even if there are none (8.36). */
    void fetch(Seat player, Seq<String> cards);

    /** Puts those cards from the discard pile into the hand. */
    void takeBack(Seat player, Seq<String> cards);
}
