package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Castles take damage, both at the same moment.
 *
 * @param hits who takes what
 */
@Rule({"TL-3.3", "TL-10.5", "TL-11.11"})
public record CastlesDamaged(Array<Hit> hits) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table damaged = table;
        for (Hit hit : hits) {
            Side side = damaged.side(hit.castle());
            damaged = damaged.withSide(side.withCastle(Math.max(0, side.castle() - hit.damage()))
                    .withBeyond(side.beyond() + Math.max(0, hit.damage() - side.castle()))
                    .withLimits(side.limits().map(left -> left - hit.damage())));
        }
        return damaged;
    }
}
