package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Whose, from the point of view of an effect's controller. */
@Rule("HB-3.9")
public enum Whose {
    /** The controller's. */
    OWN,
    /** The opponent's. */
    ENEMY,
    /** Either player's. */
    ANY;

    /** Whether it means that player. */
    public boolean means(Seat controller, Seat player) {
        return this == ANY || (this == OWN) == player.equals(controller);
    }

    /** The players meant, the active one first. */
    @Rule("HB-10.4")
    public Array<Seat> players(Seat active, Seat controller) {
        return Players.from(active).filter(seat -> means(controller, seat));
    }
}
