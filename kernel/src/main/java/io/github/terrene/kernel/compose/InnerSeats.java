package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * Something of a game within another game: in its parts seats are those of the inner game. Only the part {@code players} has seats of the
 * outer game, and tells who sits where: the player at seat A comes first.
 */
public interface InnerSeats {
    /** Who plays the inner game, in the order of its seats, by seats of the outer game; nobody if that is not known. */
    Array<Seat> players();
}
