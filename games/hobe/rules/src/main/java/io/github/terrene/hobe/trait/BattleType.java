package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;

/** The type of a Battle card. */
@Rule("HB-1.2")
public enum BattleType {
    /** A God, of whom a deck has one at most of each name. */
    GOD("God"),
    /** A Demigod. */
    DEMIGOD("Demigod"),
    /** An Immortal. */
    IMMORTAL("Immortal"),
    /** A Human. */
    HUMAN("Human");

    private final String word;

    BattleType(String word) {
        this.word = word;
    }

    /** The type as it is printed. */
    public String word() {
        return word;
    }
}
