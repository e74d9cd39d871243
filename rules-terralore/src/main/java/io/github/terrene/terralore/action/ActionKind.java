package io.github.terrene.terralore.action;

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

    /** A bit of its own, for sets of kinds. */
    public long bit() {
        return 1L << ordinal();
    }
}
