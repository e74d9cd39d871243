package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * The active player received action points.
 *
 * @param ap the number of action points
 */
@Rule("CG-5.4")
public record ActionPointsReceived(Seat seat, int ap) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.purse().withAp(ap)));
    }
}
