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

    /** No stat is higher, and no change of one is farther from 0: an ability that doubles one could be used without end. */
    public static final int FARTHEST = 1_000_000;

    private final String label;

    Stat(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }

    /** A sum as far as it is counted: not beyond {@link #FARTHEST}, nor below its negative. */
    public static int counted(long sum) {
        return (int) Math.max(-FARTHEST, Math.min(FARTHEST, sum));
    }

    /** The most that a card prints of it, or changes it by: 20 for LV and SP, 999 for the others. */
    public int most() {
        return this == LV || this == SP ? 20 : 999;
    }
}
