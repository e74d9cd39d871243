package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * An effect brings a Battle card, with its Weapons, to an empty slot of its side.
 *
 * @param seat the player whose side it is
 * @param from the slot it leaves
 * @param to the slot it comes to
 */
@Rule({"HB-10.10", "HB-10.17"})
public record Brought(Seat seat, Slot from, Slot to) implements BoardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.exchanging(seat, from, to, table.thisTurn());
    }
}
