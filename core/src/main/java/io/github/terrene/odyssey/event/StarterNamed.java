package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * It is decided who goes first.
 *
 * @param order all players in turn order
 */
@Rule("TO-3.5")
public record StarterNamed(Array<Seat> order) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withOrder(order).withActive(order.get(0));
    }
}
