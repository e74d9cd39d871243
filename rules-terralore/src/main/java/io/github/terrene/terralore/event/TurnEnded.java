package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * What lasts this turn expires.
 *
 * @param turn which
 */
@Rule({"TL-4.5", "TL-9.11"})
public record TurnEnded(int turn) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withSides(table.sides()
                        .map(side -> side.withDefending(side.defending().lasting())
                                .withAttacking(side.attacking().lasting())
                                .withLimits(Array.empty())))
                .withUsed(Array.empty());
    }
}
