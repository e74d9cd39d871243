package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * Players who win and lose together; a lone player is a team of one. Teams that left the game together are one team from then on, as they
 * rank equally.
 *
 * @param seats the players, ascending
 * @param hp the HP they share, 0 or more; for a team that left, the HP with which it Ran, or 0 if it was beaten
 * @param mostHp the HP they began with, which healing cannot exceed (10.7); 0 for a team that left
 */
@Rule({"TO-10.1", "TO-10.7", "TO-10.13", "TO-13.1"})
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

    static Team ofThoseWhoLeft(Array<Seat> seats, int hp) {
        return new Team(seats, hp, 0);
    }

    /** Whether it left the game. */
    @Rule("TO-10.9")
    public boolean left() {
        return mostHp == 0;
    }

    /** Whether it left the game by Running. */
    @Rule("TO-2.9")
    public boolean ran() {
        return left() && hp > 0;
    }

    /** The same with other HP. */
    public Team withHp(int now) {
        return new Team(seats, now, mostHp);
    }
}
