package io.github.terrene.carnage.effect;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;

/** A player, from the point of view of a card. */
public enum Who {
    /** The player who has the effect. */
    YOU,
    /** The other player. */
    OPPONENT;

    /** The player meant. */
    public Seat seat(Seat controller) {
        return this == YOU ? controller : Players.opponent(controller);
    }
}
