package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Whose, from the point of view of an effect's controller. */
@Rule({"TL-9.25", "TL-9.27"})
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

    /** The players meant, South first. */
    public Array<Seat> players(Seat controller) {
        return switch (this) {
            case OWN -> controller.asList();
            case ENEMY -> Players.opponent(controller).asList();
            case ANY -> Players.BOTH;
        };
    }
}
