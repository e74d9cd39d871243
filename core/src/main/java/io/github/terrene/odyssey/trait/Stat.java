package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** The numbers of a Character that effects may change. */
@Rule({"TO-1.8", "TO-1.9"})
public enum Stat {
    /** Attack: what it deals. */
    ATK("ATK"),
    /** Defense: what it takes off. */
    DEF("DEF"),
    /** Maximum hit points: the damage it can bear. */
    HP("HP"),
    /** Level: the XP it gives. */
    LV("LV"),
    /** Supply it takes while recruited. */
    SP("SP"),
    /** What is added to overkill it deals (5.20). */
    OVERKILL("overkill");

    private final String label;

    Stat(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }

    /** The most that a card prints of it, or changes it by: 20 for LV and SP, 999 for the others. */
    public int most() {
        return this == LV || this == SP ? 20 : 999;
    }
}
