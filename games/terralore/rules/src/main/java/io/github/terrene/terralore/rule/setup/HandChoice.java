package io.github.terrene.terralore.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.KeepHand;
import io.github.terrene.terralore.action.Action.Redraw;
import io.vavr.collection.Array;

/** What a player does with the first hand. */
@Rule("TL-4.2")
public enum HandChoice implements Ballot.Choice {
    /** Not decided yet. */
    OPEN,
    /** Keeps the hand. */
    KEEP,
    /** Shuffles it back and draws one card fewer. */
    REDRAW,
    /** Concedes the game. */
    CONCEDE;

    @Override
    public boolean complete() {
        return this != OPEN;
    }

    /** The actions that led to it. */
    Array<Action> actions(Seat seat) {
        return switch (this) {
            case OPEN -> Array.empty();
            case KEEP -> Array.of(new KeepHand(seat));
            case REDRAW -> Array.of(new Redraw(seat));
            case CONCEDE -> Array.of(new Concede(seat));
        };
    }
}
