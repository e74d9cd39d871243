package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Table;

/** A player had to draw more cards than the deck held, or has too few for a Draw phase. */
@Rule({"TL-5.3", "TL-5.6"})
public record RanOut(Seat seat) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.withRanOut(true));
    }
}
