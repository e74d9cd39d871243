package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;

/**
 * A player does not block.
 *
 * @param seat who
 */
@Rule("TO-5.11")
public record BlockDeclined(Seat seat) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table;
    }
}
