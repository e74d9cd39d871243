package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Table;

/** The turn ends, and with it whatever lasts this turn. */
@Rule({"TL-4.5", "TL-9.11"})
public record TurnEnded(int turn) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.lasting();
    }
}
