package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Noun;

/** The type of a Battle card. */
@Rule("HB-1.2")
public enum BattleType implements Noun {
    /** A God, of whom a deck has one at most of each name. */
    GOD,
    /** A Demigod. */
    DEMIGOD,
    /** An Immortal. */
    IMMORTAL,
    /** A Human. */
    HUMAN
}
