package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * The cards that somebody believes each seat to play with: what {@link Rules#imagine} fills the unknown places from. Where a list is
 * empty or too short, any cards of the catalogue serve.
 *
 * <p>A host that knows all lists gives an agent only what its seat may know: {@link #knownTo}. All lists are for games with open deck
 * lists, and for who imagines on behalf of nobody. A better guess about others is the agent's own business.
 *
 * @param ofSeats card ids, one list for each seat in the order of seats, copies repeated; empty where nothing is known
 */
public record CardPool(Seq<Seq<String>> ofSeats) {
    /** Nothing is known of any deck. */
    public static final CardPool UNKNOWN = new CardPool(Array.empty());

    /** What a seat knows of it where deck lists are closed: its own list. */
    public CardPool knownTo(Seat seat) {
        return new CardPool(ofSeats.zipWithIndex((list, index) -> index == seat.index() ? list : Array.empty()));
    }

    /** The cards of one seat; none where the pool says nothing about it. */
    public Seq<String> of(Seat seat) {
        return seat.index() < ofSeats.size() ? ofSeats.get(seat.index()) : Array.empty();
    }
}
