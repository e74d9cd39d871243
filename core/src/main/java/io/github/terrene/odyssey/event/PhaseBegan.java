package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Phase;
import io.github.terrene.odyssey.table.Table;

/**
 * The next phase of the turn begins.
 *
 * @param phase which
 */
@Rule("TO-4.1")
public record PhaseBegan(Phase phase) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withPhase(phase);
    }
}
