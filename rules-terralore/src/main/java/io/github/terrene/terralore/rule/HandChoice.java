package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.KeepHand;
import io.github.terrene.terralore.action.Action.Redraw;
import io.vavr.collection.Array;

/** What a player does with the first hand. */
@Rule("TL-4.2")
public enum HandChoice {
    /** Not decided yet. */
    OPEN,
    /** Keeps it. */
    KEEP,
    /** Shuffles it back and draws one card fewer. */
    REDRAW,
    /** Gives the game up. */
    CONCEDE;

    /** The actions that it came from. */
    Array<Action> actions(Seat seat) {
        return switch (this) {
            case OPEN -> Array.empty();
            case KEEP -> Array.of(new KeepHand(seat));
            case REDRAW -> Array.of(new Redraw(seat));
            case CONCEDE -> Array.of(new Concede(seat));
        };
    }
}
