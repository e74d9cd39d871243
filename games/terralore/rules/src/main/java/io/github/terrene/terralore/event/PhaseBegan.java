package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Table;

/** The next phase begins. */
@Rule("TL-4.4")
public record PhaseBegan(Phase phase) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.withPhase(phase);
    }
}
