package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * A player paid for an action.
 *
 * @param ap the number of action points
 * @param shards the number of shards
 */
@Rule("CG-6.1")
public record Paid(Seat seat, int ap, int shards) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.purse().paying(ap, shards)));
    }
}
