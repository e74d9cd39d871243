package io.github.terrene.narrator;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The players, and the one who is addressed.
 *
 * @param names the names of the players, by seat; a player without a name is called by the letter of the seat
 * @param you the seat that is addressed as "you"; none for an onlooker
 */
public record Cast(Array<String> names, Option<Seat> you) {
    /** Players who are called by the letters of their seats, addressing an onlooker. */
    public static final Cast LETTERS = new Cast(Array.empty(), Option.none());

    /** The same players, addressing that seat. */
    public Cast toldTo(Seat seat) {
        return new Cast(names, Option.some(seat));
    }

    /** The name of a player. */
    public String name(Seat seat) {
        return seat.index() < names.size() ? names.get(seat.index()) : seat.toString();
    }
}
