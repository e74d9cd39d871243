package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Rule;

/** The phases of a turn, which belongs to both players together. */
@Rule("TL-4.4")
public enum Phase {
    /** Before the first turn. */
    SETUP,
    /** Both players draw. */
    DRAW,
    /** Both players plan. */
    PLAY,
    /** All cards are revealed. */
    REVEAL,
    /** Totals are counted. */
    COUNTING,
    /** "End of turn" effects, then what lasts this turn expires. */
    @Rule("TL-4.5")
    END
}
