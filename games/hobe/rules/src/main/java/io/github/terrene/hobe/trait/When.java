package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Moment;

/** What has to happen for an ability to happen. */
@Rule({"HB-5.2", "HB-10.7"})
public enum When implements Moment {
    /** An Event that was not countered has its effect. */
    @Rule("HB-7.25")
    PLAYED,
    /** A turn starts. */
    @Rule("HB-5.2")
    START_OF_TURN,
    /** A turn ends. */
    @Rule("HB-5.2")
    END_OF_TURN,
    /** A Battle card enters the battlefield. */
    @Rule("HB-10.5")
    ENTERS,
    /** A card is destroyed. */
    @Rule("HB-3.10")
    DESTROYED,
    /** A card leaves play. */
    @Rule("HB-10.14")
    LEAVES;

    /** Whether it comes with a turn: it happens to the player whose turn it is. */
    public boolean ofTurn() {
        return this == START_OF_TURN || this == END_OF_TURN;
    }

    /** Whether its card may have left by then. */
    @Rule("HB-10.14")
    public boolean ofLeaving() {
        return this == DESTROYED || this == LEAVES;
    }
}
