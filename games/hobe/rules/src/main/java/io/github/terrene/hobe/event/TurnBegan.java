package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * A turn begins.
 *
 * @param turn the number of the turn, counted from 1 for both players together
 * @param active whose turn it is
 */
@Rule({"HB-4.3", "HB-5.1", "HB-5.2"})
public record TurnBegan(int turn, Seat active) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.in(turn, Phase.START, active);
    }
}
