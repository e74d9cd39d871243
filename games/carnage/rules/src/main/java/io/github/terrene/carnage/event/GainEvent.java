package io.github.terrene.carnage.event;

import io.github.terrene.kernel.Seat;

/** What players gain by effects, pillars and ascensions, and what they lose to invasions. */
public sealed interface GainEvent extends Event
        permits ShardsGained,
                ShardsLost,
                CoinFlipped,
                PlacementCheapened,
                Promised,
                PillarCompleted,
                Ascended,
                Replaced,
                NestEmptied,
                LocationLost {
    /** The player whom the event concerns. */
    Seat seat();
}
