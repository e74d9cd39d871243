package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * The totals of all lanes are computed from one and the same board.
 *
 * @param totals one for each place
 */
@Rule("TL-10.2")
public record LanesCounted(Array<LaneTotal> totals) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table;
    }
}
