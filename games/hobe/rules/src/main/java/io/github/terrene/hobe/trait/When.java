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
    LEAVES,
    /** A Battle card attacks. */
    @Rule("HB-10.26")
    ATTACKS,
    /** A Battle card takes damage. */
    @Rule("HB-10.26")
    DAMAGED,
    /** A Battle card destroys an enemy one by its attack. */
    @Rule("HB-10.26")
    DESTROYS,
    /** A player draws a card. */
    @Rule("HB-10.26")
    DRAWS,
    /** A player plays an Event. */
    @Rule("HB-10.26")
    PLAYS_EVENT;

    /** Whether it comes with a turn: it happens to the player whose turn it is. */
    public boolean ofTurn() {
        return this == START_OF_TURN || this == END_OF_TURN;
    }

    /** Whether it happens to a player, and not to a card. */
    public boolean ofPlayer() {
        return ofTurn() || this == DRAWS || this == PLAYS_EVENT;
    }

    /** Whether it happens to Battle cards only. */
    public boolean ofBattleCard() {
        return this == ENTERS || this == ATTACKS || this == DAMAGED || this == DESTROYS;
    }

    /** Whether its card may have left by then. */
    @Rule("HB-10.14")
    public boolean ofLeaving() {
        return this == DESTROYED || this == LEAVES;
    }
}
