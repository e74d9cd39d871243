package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;

/** The game is over. */
@Rule({"CG-13.1", "CG-13.4", "CG-13.7"})
public record GameEnded(Outcome outcome) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(outcome);
    }
}
