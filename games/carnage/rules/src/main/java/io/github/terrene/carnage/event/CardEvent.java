package io.github.terrene.carnage.event;

import io.github.terrene.kernel.Seat;

/** What happens with cards of the hand and the spearhead outside duels, and what is paid. */
public sealed interface CardEvent extends Event
        permits Paid,
                Drawn,
                Burned,
                Discarded,
                TakenBack,
                Returned,
                Destroyed,
                LocationPlaced,
                MonsterPlaced,
                Added,
                Reinforced,
                AbilityBegan {
    /** The player whom the event concerns. */
    Seat seat();
}
