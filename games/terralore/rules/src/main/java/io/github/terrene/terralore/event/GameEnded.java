package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Table;
import io.vavr.control.Option;

/** The game is over. */
@Rule("TL-11.3")
public record GameEnded(Outcome outcome) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.withOutcome(Option.some(outcome));
    }
}
