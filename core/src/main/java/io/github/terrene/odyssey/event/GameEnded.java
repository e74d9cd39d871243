package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Table;
import io.vavr.control.Option;

/**
 * The game is over.
 *
 * @param outcome who won, and by which rule
 */
@Rule("TO-10.4")
public record GameEnded(Outcome outcome) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withOutcome(Option.some(outcome));
    }
}
