package io.github.terrene.kernel;

import io.vavr.collection.Array;

/** The players of a game for two, who sit opposite each other. */
public final class Players {
    /** Seat A. */
    public static final Seat SOUTH = Seat.of(0);

    /** Seat B. */
    public static final Seat NORTH = Seat.of(1);

    /** South, then North. */
    public static final Array<Seat> BOTH = Array.of(SOUTH, NORTH);

    private static final Array<Array<Seat>> FROM = Array.of(BOTH, Array.of(NORTH, SOUTH));

    private Players() {}

    /** The player opposite. */
    public static Seat opponent(Seat seat) {
        return seat.index() == 0 ? NORTH : SOUTH;
    }

    /** Both players, starting with that one. */
    public static Array<Seat> from(Seat first) {
        return FROM.get(first.index());
    }

    /** The name of a seat: South, North, or its letter if nobody plays there. */
    public static String name(Seat seat) {
        if (!has(seat)) {
            return seat.toString();
        }
        return seat.index() == 0 ? "South" : "North";
    }

    /** Whether somebody plays at that seat. */
    public static boolean has(Seat seat) {
        return seat.index() < BOTH.size();
    }
}
