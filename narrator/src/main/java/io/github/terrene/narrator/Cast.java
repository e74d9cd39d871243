package io.github.terrene.narrator;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Who plays, and who is told.
 *
 * @param names what the players are called, by seat; whoever has none is called by the letter of the seat
 * @param you the seat that is addressed as "you"; none for an onlooker
 */
public record Cast(Array<String> names, Option<Seat> you) {
    /** Players who are called by the letters of their seats, told to an onlooker. */
    public static final Cast LETTERS = new Cast(Array.empty(), Option.none());

    /** The same, told to that seat. */
    public Cast toldTo(Seat seat) {
        return new Cast(names, Option.some(seat));
    }

    /** What a player is called. */
    public String name(Seat seat) {
        return seat.index() < names.size() ? names.get(seat.index()) : seat.toString();
    }
}
