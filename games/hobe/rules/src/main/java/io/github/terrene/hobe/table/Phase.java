package io.github.terrene.hobe.table;

import io.github.terrene.kernel.Rule;

/** The setup of a game and the phases of a turn. */
@Rule({"HB-5.1", "HB-5.2"})
public enum Phase {
    /** Before the first turn. */
    SETUP,
    /** "Start of turn" effects. */
    START,
    /** The active player draws a card. */
    @Rule("HB-5.3")
    DRAW,
    /** The active player arranges Battle cards. */
    @Rule("HB-6.1")
    MOVE,
    /** The active player plays cards. */
    @Rule("HB-7.1")
    PLAY,
    /** The Battle cards of the active player attack. */
    @Rule("HB-9.1")
    BATTLE,
    /** "End of turn" effects. */
    END
}
