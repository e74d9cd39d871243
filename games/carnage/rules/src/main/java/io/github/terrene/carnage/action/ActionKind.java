package io.github.terrene.carnage.action;

/** The kinds of actions, in the order in which legal ones are listed. */
public enum ActionKind {
    /** {@link Action.KeepLegend}. */
    KEEP_LEGEND,
    /** {@link Action.KeepRelic}. */
    KEEP_RELIC,
    /** {@link Action.EndDraft}. */
    END_DRAFT,
    /** {@link Action.Burn}. */
    BURN,
    /** {@link Action.Meditate}. */
    MEDITATE,
    /** {@link Action.UsePower}. */
    USE_POWER,
    /** {@link Action.Place}. */
    PLACE,
    /** {@link Action.Add}. */
    ADD,
    /** {@link Action.Reinforce}. */
    REINFORCE,
    /** {@link Action.Attack}. */
    ATTACK,
    /** {@link Action.PassSword}. */
    PASS_SWORD,
    /** {@link Action.Lay}. */
    LAY,
    /** {@link Action.Choose}. */
    CHOOSE,
    /** {@link Action.Concede}. */
    CONCEDE;

    /** The bit of this kind, for sets of kinds. */
    public long bit() {
        return 1L << ordinal();
    }
}
