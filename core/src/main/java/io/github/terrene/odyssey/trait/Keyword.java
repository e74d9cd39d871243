package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** The gained abilities that are named by a single word; for immunities, see {@link Immunity}. */
@Rule("TO-8.19")
public enum Keyword {
    /** Attacks cost nothing (5.1). */
    HASTE("Haste"),
    /** Attacks ignore DEF (5.6). */
    STAB("Stab"),
    /** Held cards cost no Actions. */
    RESOURCEFUL("Resourceful"),
    /** Strikes back when it blocks. */
    RETALIATE("Retaliate"),
    /** Cannot be blocked (5.4). */
    UNBLOCKABLE("Unblockable");

    private final String label;

    Keyword(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }
}
