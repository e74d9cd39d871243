package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Going around the table. */
final class Turns {
    private Turns() {}

    /** So many players, beginning so many places behind one of them. */
    static Array<Seat> from(Array<Seat> order, Seat seat, int behind, int number) {
        if (number == 1) {
            return order.get((order.indexOf(seat) + behind) % order.size()).alone();
        }
        Seat[] around = new Seat[number];
        int first = order.indexOf(seat) + behind;
        for (int i = 0; i < around.length; i++) {
            around[i] = order.get((first + i) % order.size());
        }
        return Array.of(around);
    }
}
