package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** What lies in two slots of a side changes places. */
@Rule({"HB-6.2", "HB-6.3"})
public record Moved(Seat seat, Slot one, Slot other) implements PlayEvent {
    @Override
    public Table applyTo(Table table) {
        return table.exchanging(seat, one, other, table.thisTurn().moved());
    }
}
