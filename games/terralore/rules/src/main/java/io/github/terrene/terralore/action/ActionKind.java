package io.github.terrene.terralore.action;

import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.KeepHand;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.action.Action.Redraw;

/** The kinds of actions, in the order in which legal ones are listed. */
public enum ActionKind {
    /** {@link KeepHand}. */
    KEEP_HAND,
    /** {@link Redraw}. */
    REDRAW,
    /** {@link PlaceCard}. */
    PLACE_CARD,
    /** {@link PayWith}. */
    PAY_WITH,
    /** {@link HandIn}. */
    HAND_IN,
    /** {@link Choose}. */
    CHOOSE,
    /** {@link Concede}. */
    CONCEDE;

    /** The bit of this kind, for sets of kinds. */
    public long bit() {
        return 1L << ordinal();
    }
}
