package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;

/**
 * A player flipped a coin.
 *
 * @param heads whether it shows heads
 */
@Rule("CG-12.19")
public record CoinFlipped(Seat seat, @Revealed boolean heads) implements GainEvent, ChangesNothing<Table> {}
