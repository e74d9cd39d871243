package io.github.terrene.carnage.event;

import io.github.terrene.kernel.Seat;

/** What happens with Element cards. */
public sealed interface ElementEvent extends Event
        permits ElementsShuffled,
                ElementsLookedAt,
                ElementsArranged,
                ElementsDrawn,
                ElementsLaid,
                MonstersElementsLaid,
                ElementsSpent {
    /** The player whose Element cards they are. */
    Seat seat();
}
