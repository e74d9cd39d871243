package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * The cards that each seat is believed to play with; {@link Rules#imagine} fills the unknown places from them. Where a list is empty or too
 * short, any cards of the catalogue are used.
 *
 * <p>A host that knows all lists gives an agent only what its seat may know: {@link #knownTo}. The full pool is for games with open deck
 * lists, and for imagining on nobody's behalf. Guessing better what others play is up to the agent.
 *
 * @param ofSeats card ids, one list for each seat in the order of seats, copies repeated; empty where nothing is known
 */
public record CardPool(Seq<Seq<String>> ofSeats) {
    /** Nothing is known of any deck. */
    public static final CardPool UNKNOWN = new CardPool(Array.empty());

    /** What a seat knows where deck lists are closed: its own list. */
    public CardPool knownTo(Seat seat) {
        return new CardPool(ofSeats.zipWithIndex((list, index) -> index == seat.index() ? list : Array.empty()));
    }

    /** The cards of one seat; none if the pool says nothing about that seat. */
    public Seq<String> of(Seat seat) {
        return seat.index() < ofSeats.size() ? ofSeats.get(seat.index()) : Array.empty();
    }
}
