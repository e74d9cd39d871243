package io.github.terrene.terralore.event;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/**
 * The totals of all lanes are computed from the same board.
 *
 * @param clashes the two clashes, one for each column, the one in which South defends first
 */
@Rule("TL-10.2")
public record LanesCounted(Array<Clash> clashes) implements CastleEvent, ChangesNothing<Table> {

    /**
     * The two opposing lanes of one column.
     *
     * @param attack the attacking lane
     * @param defence the defending lane
     */
    @Rule("TL-10.3")
    public record Clash(LaneTotal attack, LaneTotal defence) {}

    /**
     * The total of one lane.
     *
     * @param place the lane
     * @param total the total, 0 or more
     */
    @Rule("TL-10.2")
    public record LaneTotal(Place place, int total) {}
}
