package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;

/**
 * A player gains or loses Actions.
 *
 * @param seat who
 * @param by how many, negative if lost
 * @param now how many there are afterwards
 * @param cause why
 */
@Rule({"TO-4.2", "TO-4.25"})
public record ActionsChanged(Seat seat, int by, int now, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        return table.withSide(table.side(seat).withActions(now));
    }
}
