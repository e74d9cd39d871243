package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Going around the table. */
final class Turns {
    private Turns() {}

    /** Everybody once, beginning so many places behind a player. */
    static Array<Seat> from(Array<Seat> order, Seat seat, int behind) {
        Seat[] around = new Seat[order.size()];
        int first = order.indexOf(seat) + behind;
        for (int i = 0; i < around.length; i++) {
            around[i] = order.get((first + i) % around.length);
        }
        return Array.of(around);
    }
}
