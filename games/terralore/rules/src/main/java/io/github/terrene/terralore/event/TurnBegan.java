package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Table;

/** A turn begins, with its Draw phase. Turns are counted from 1. */
@Rule({"TL-4.4", "TL-5.1"})
public record TurnBegan(int turn) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.in(turn, Phase.DRAW);
    }
}
