package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * The cards that somebody believes each seat to play with: what {@link Rules#imagine} fills the unknown places from.
 *
 * <p>For the own seat that is the own deck list. For others it is their deck list where decks are open, or a guess.
 *
 * @param ofSeats card ids, one list for each seat in the order of seats, copies repeated
 */
public record CardPool(Seq<Seq<String>> ofSeats) {

    /** The cards of one seat; none where the pool says nothing about it. */
    public Seq<String> of(Seat seat) {
        return seat.index() < ofSeats.size() ? ofSeats.get(seat.index()) : Array.empty();
    }
}
