package io.github.terrene.hobe.action;

/** The kinds of actions, in the order in which legal ones are listed. */
public enum ActionKind {
    /** {@link Action.Move}. */
    MOVE,
    /** {@link Action.PlayCard}. */
    PLAY_CARD,
    /** {@link Action.Sacrifice}. */
    SACRIFICE,
    /** {@link Action.GoToBattle}. */
    GO_TO_BATTLE,
    /** {@link Action.Attack}. */
    ATTACK,
    /** {@link Action.Pass}. */
    PASS,
    /** {@link Action.Choose}. */
    CHOOSE,
    /** {@link Action.Concede}. */
    CONCEDE;

    /** The bit of this kind, for sets of kinds. */
    public long bit() {
        return 1L << ordinal();
    }
}
