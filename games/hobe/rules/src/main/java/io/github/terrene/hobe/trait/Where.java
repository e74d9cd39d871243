package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Area;

/** Where cards are. */
@Rule({"HB-3.1", "HB-10.3", "HB-10.13"})
public enum Where implements Area {
    /** In play, but not in standby, which is what texts mean that do not mention it. */
    BATTLEFIELD,
    /** In standby. */
    STANDBY,
    /** In play, also in standby. */
    @Rule("HB-3.6")
    IN_PLAY,
    /** In a hand. */
    HAND,
    /** In a deck. */
    DECK,
    /** In an Underworld. */
    @Rule("HB-3.5")
    UNDERWORLD,
    /** In a Lost pile. */
    @Rule("HB-3.4")
    LOST;

    /** Whether cards are in play there. */
    public boolean inPlay() {
        return this == BATTLEFIELD || this == STANDBY || this == IN_PLAY;
    }

    /** Whether a slot is there. */
    public boolean means(Slot slot) {
        return this == IN_PLAY || this == (slot.standby() ? STANDBY : BATTLEFIELD);
    }
}
