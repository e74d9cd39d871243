package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A player of a scenario, with whom sentences begin. {@code A.attacks(ETHAN)} is a deed, {@code A.hp(40)} a statement.
 *
 * @param seat where the player sits
 * @param name how failures call the player
 */
public record Player(Seat seat, String name) implements Doing, Choosing, Having {
    /** The player of a seat, called by its letter. */
    public static Player at(int seat) {
        return new Player(Seat.of(seat), Seat.of(seat).toString());
    }

    /** This player and others, at the same time: {@code s.awaits(A.and(B), "party")}. */
    public Players and(Player... others) {
        return new Players(Array.of(others).prepend(this));
    }

    @Override
    public String toString() {
        return name;
    }
}
