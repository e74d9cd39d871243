package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Moment;

/** When an effect happens. The fifth timing is "continuous", whose effects are {@link io.github.terrene.kernel.word.Statement}s. */
@Rule("TL-9.1")
public enum When implements Moment {
    /** When the card is turned up, before the next card is turned up. */
    @Rule("TL-9.2")
    ON_REVEAL("On reveal"),
    /** At the start of the Counting phase, before totals. */
    @Rule("TL-9.4")
    AT_COUNTING("At counting"),
    /** After the card was destroyed, when the effect that destroyed it is complete. */
    @Rule("TL-9.5")
    WHEN_DESTROYED("When destroyed"),
    /** After Counting, before temporary changes expire. */
    @Rule("TL-9.6")
    END_OF_TURN("End of turn"),
    /** Before the Draw phase. */
    @Rule("TL-9.36")
    START_OF_TURN("Start of turn"),
    /** When a card comes onto the field. */
    @Rule("TL-9.36")
    ENTERS("Enters"),
    /** When a Creature comes into its other lane. */
    @Rule("TL-9.36")
    MOVES("Moves"),
    /** When a player draws cards. */
    @Rule("TL-9.36")
    DRAWS("Draws"),
    /** When a castle takes damage. */
    @Rule("TL-9.36")
    DAMAGED("Damaged"),
    /** When a player discards cards, also to pay for others. */
    @Rule("TL-9.36")
    DISCARDS("Discards");

    private final String word;

    When(String word) {
        this.word = word;
    }

    /** Whether it happens to players, and not to cards. */
    public boolean ofPlayers() {
        return this == DRAWS || this == DAMAGED || this == DISCARDS;
    }

    /** Whether cards may wait for it to happen to others. */
    @Rule("TL-8.4")
    public boolean ofOthers() {
        return this == WHEN_DESTROYED || this == ENTERS || this == MOVES;
    }

    /** The timing in a word, for faults. */
    public String word() {
        return word;
    }
}
