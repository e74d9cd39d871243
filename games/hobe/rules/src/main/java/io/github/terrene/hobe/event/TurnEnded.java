package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;

/** The turn ends, and with it whatever lasts this turn. */
@Rule({"HB-5.2", "HB-5.5"})
public record TurnEnded(int turn) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.lasting();
    }
}
