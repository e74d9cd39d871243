package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/**
 * The totals of all lanes are computed from the same board.
 *
 * @param totals one for each place
 */
@Rule("TL-10.2")
public record LanesCounted(Array<LaneTotal> totals) implements CastleEvent {
    @Override
    public Table applyTo(Table table) {
        return table;
    }

    /**
     * The total of one lane.
     *
     * @param place the lane
     * @param total the total, 0 or more
     */
    @Rule("TL-10.2")
    public record LaneTotal(Place place, int total) {}
}
