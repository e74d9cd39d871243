package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * The contents of two slots of a side are exchanged.
 *
 * @param seat the player whose side it is
 */
@Rule({"HB-6.2", "HB-6.3"})
public record Moved(Seat seat, Slot one, Slot other) implements PlayEvent {
    @Override
    public Table applyTo(Table table) {
        return table.exchanging(seat, one, other, table.thisTurn().moved());
    }
}
