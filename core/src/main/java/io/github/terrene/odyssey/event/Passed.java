package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;

/**
 * A player who could respond does not.
 *
 * @param seat who
 */
@Rule("TO-8.9")
public record Passed(Seat seat) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table;
    }
}
