package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** The keys under which players are said: the one who is told, others, and onlookers. */
final class Players {
    /** For all of them. */
    static final String ALL = "Seat";

    private static final String YOU = "Seat.YOU";
    private static final String PLAYER = "Seat.PLAYER";
    private static final String ONLOOKER = "Seat.ONLOOKER";

    /** One for each kind. */
    static final Array<String> KEYS = Array.of(YOU, PLAYER, ONLOOKER);

    private Players() {}

    /** The keys for a seat, the more special one first. */
    static Array<String> keys(Seat seat, Known known) {
        return Array.of(seat.equals(Seat.ONLOOKER) ? ONLOOKER : known.you(seat) ? YOU : PLAYER, ALL);
    }
}
