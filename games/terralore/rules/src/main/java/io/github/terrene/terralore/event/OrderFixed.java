package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Table;

/**
 * The lane order is fixed for the turn.
 *
 * @param leader the trailing player, or the winner of the roll
 */
@Rule({"TL-7.2", "TL-7.7"})
public record OrderFixed(Seat leader) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.withLeader(leader);
    }
}
