package io.github.terrene.kernel.simple;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What lies on the table of a simple game, and whose turn it is: a record. Its parts declare who may see them with {@link
 * io.github.terrene.kernel.zone.Zone}. What the methods here answer, everybody may know, so they read nothing that is hidden.
 *
 * <pre>{@code
 * record Table(Array<Side> sides, @Zone(to = NOBODY) Array<Card> deck, @Zone(to = EVERYBODY) Array<Card> pile, Seat turn) implements SimpleTable
 * }</pre>
 */
public interface SimpleTable {
    /** All players' seats, ascending: by default two. */
    default Array<Seat> seats() {
        return Players.BOTH;
    }

    /** Whose turn it is; it does not matter when the game is over. */
    Seat turn();

    /** Who must decide now, ascending: by default whose turn it is. */
    default Array<Seat> deciders() {
        return Array.of(turn());
    }

    /** How the game ended; none while it goes on. */
    Option<Outcome> outcome();

    /** What is decided now, as a short stable key, for which the words of the game have a question. */
    default String about() {
        return "turn";
    }
}
