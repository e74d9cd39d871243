package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * A player lost shards.
 *
 * @param shards the number of shards, not more than there were
 */
@Rule("CG-12.24")
public record ShardsLost(Seat seat, int shards) implements GainEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.purse().paying(0, shards)));
    }
}
