package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** The values of a Character that effects may change. */
@Rule({"TO-1.8", "TO-1.9"})
public enum Stat {
    /** Attack: what it deals. */
    ATK("ATK"),
    /** Defense: what it takes off damage. */
    DEF("DEF"),
    /** Maximum hit points: the damage it can bear. */
    HP("HP"),
    /** Level: the XP it gives. */
    LV("LV"),
    /** Supply it takes while recruited. */
    SP("SP"),
    /** What is added to the overkill it deals (5.20). */
    OVERKILL("overkill");

    /** The limit of every stat and of every change to one, since an ability that doubles a stat could be used again and again. */
    public static final int FARTHEST = 1_000_000;

    private final String label;

    Stat(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }

    /** A sum, limited to the range from -{@link #FARTHEST} to {@link #FARTHEST}. */
    public static int counted(long sum) {
        return (int) Math.max(-FARTHEST, Math.min(FARTHEST, sum));
    }

    /** The most that may be printed on a card, or that a card may change it by: 20 for LV and SP, 999 for the others. */
    public int most() {
        return this == LV || this == SP ? 20 : 999;
    }
}
