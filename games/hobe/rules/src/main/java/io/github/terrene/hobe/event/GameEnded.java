package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;

/** The game is over: the last one standing wins, and gets a hug. */
@Rule({"HB-11.1", "HB-11.6"})
public record GameEnded(Outcome outcome) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(outcome);
    }
}
