package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Table;

/**
 * A player had to draw more cards than the deck holds, or has too few for a Draw phase.
 *
 * @param seat who
 */
@Rule({"TL-5.3", "TL-5.6"})
public record RanOut(Seat seat) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withSide(table.side(seat).withRanOut(true));
    }
}
