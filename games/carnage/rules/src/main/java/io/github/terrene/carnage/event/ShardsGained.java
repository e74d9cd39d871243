package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Seat;

/**
 * A player gained shards.
 *
 * @param shards the number of shards
 */
public record ShardsGained(Seat seat, int shards) implements GainEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.purse().plusShards(shards)));
    }
}
