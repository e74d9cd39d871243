package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.SeenAs;
import io.vavr.collection.Array;

/**
 * Something that belongs to an inner game: seats in its parts are those of the inner game. Only the part {@code players} has seats of the
 * outer game, and tells who sits where: the player at seat A comes first.
 */
public interface InnerSeats extends SeenAs {
    /** Who plays the inner game, as seats of the outer game, in the order of the inner seats; empty if that is not known. */
    Array<Seat> players();

    /** A player's seat in the inner game; others are onlookers there. */
    @Override
    default Seat seenAs(Seat viewer) {
        int place = players().indexOf(viewer);
        return place < 0 ? Seat.ONLOOKER : Seat.of(place);
    }
}
