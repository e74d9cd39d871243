package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What is believed about hidden cards, for {@link Rules#imagine}: the cards that each seat plays with, from which unknown places are filled,
 * and what is known about some of those places. If a list is empty or too short, any cards of the catalogue are used.
 *
 * <p>A host that knows all lists gives an agent only what its seat may know: {@link #knownTo}. The full pool is for games with open deck
 * lists, and for imagining states on nobody's behalf. It is up to the agent to make better guesses about what others play.
 *
 * @param ofSeats card ids, one list for each seat in the order of seats, copies repeated; an empty list if nothing is known
 * @param known what a seat knows from what it was told: {@link Rules#remembered}
 */
public record CardPool(Seq<Seq<String>> ofSeats, Knowledge known) {
    /** A pool in which nothing is known about any deck. */
    public static final CardPool UNKNOWN = new CardPool(Array.empty());

    /** A pool of decks, with nothing known about where their cards are. */
    public CardPool(Seq<Seq<String>> ofSeats) {
        this(ofSeats, Knowledge.NONE);
    }

    /** What a seat knows if deck lists are closed: its own list. Anything {@linkplain #known remembered} is left out. */
    public CardPool knownTo(Seat seat) {
        return new CardPool(ofSeats.zipWithIndex((list, index) -> index == seat.index() ? list : Array.empty()));
    }

    /** The cards of one seat; none if the pool says nothing about that seat. */
    public Seq<String> of(Seat seat) {
        return seat.index() < ofSeats.size() ? ofSeats.get(seat.index()) : Array.empty();
    }

    /** The same decks with other knowledge of where their cards are. */
    public CardPool with(Knowledge other) {
        return other == known ? this : new CardPool(ofSeats, other);
    }
}
