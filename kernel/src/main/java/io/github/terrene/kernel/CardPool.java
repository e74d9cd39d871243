package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What is believed about cards that nobody sees, for {@link Rules#imagine}: the cards that each seat plays with, from which unknown places
 * are filled, and what is known of some of those places. Where a list is empty or too short, any cards of the catalogue are used.
 *
 * <p>A host that knows all lists gives an agent only what its seat may know: {@link #knownTo}. The full pool is for games with open deck
 * lists, and for imagining on nobody's behalf. Guessing better what others play is up to the agent.
 *
 * @param ofSeats card ids, one list for each seat in the order of seats, copies repeated; empty where nothing is known
 * @param known what a seat knows from what it was told: {@link Rules#remembered}
 */
public record CardPool(Seq<Seq<String>> ofSeats, Knowledge known) {
    /** Nothing is known of any deck. */
    public static final CardPool UNKNOWN = new CardPool(Array.empty());

    /** Decks, with nothing known of where their cards are. */
    public CardPool(Seq<Seq<String>> ofSeats) {
        this(ofSeats, Knowledge.NONE);
    }

    /** What a seat knows where deck lists are closed: its own list. What somebody remembers is left out. */
    public CardPool knownTo(Seat seat) {
        return new CardPool(ofSeats.zipWithIndex((list, index) -> index == seat.index() ? list : Array.empty()));
    }

    /** The cards of one seat; none if the pool says nothing about that seat. */
    public Seq<String> of(Seat seat) {
        return seat.index() < ofSeats.size() ? ofSeats.get(seat.index()) : Array.empty();
    }

    /** The same decks, with that known of where their cards are. */
    public CardPool with(Knowledge other) {
        return other == known ? this : new CardPool(ofSeats, other);
    }
}
