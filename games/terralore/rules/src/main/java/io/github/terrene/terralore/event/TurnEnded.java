package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Table;

/** What lasts this turn expires. */
@Rule({"TL-4.5", "TL-9.11"})
public record TurnEnded(int turn) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.lasting();
    }
}
