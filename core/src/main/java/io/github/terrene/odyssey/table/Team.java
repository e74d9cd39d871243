package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * Players who win and lose together; a lone player is a team of one.
 *
 * @param seats its players, ascending
 * @param hp the HP they share, from 0
 * @param mostHp the HP they began with, which healing does not exceed (10.7)
 */
@Rule({"TO-10.1", "TO-10.7", "TO-13.1"})
public record Team(Array<Seat> seats, int hp, int mostHp) {
    /** Whether that player belongs to it. */
    public boolean has(Seat seat) {
        for (int i = 0; i < seats.size(); i++) {
            if (seats.get(i).equals(seat)) {
                return true;
            }
        }
        return false;
    }

    /** The same with other HP. */
    public Team withHp(int now) {
        return new Team(seats, now, mostHp);
    }
}
