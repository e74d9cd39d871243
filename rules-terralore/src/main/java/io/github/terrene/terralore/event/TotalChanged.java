package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.table.Table;

/**
 * The total of a lane is changed for this turn.
 *
 * @param place whose lane
 * @param plus what is added now, all together
 * @param times what it is multiplied by now, all together
 */
@Rule("TL-9.13")
public record TotalChanged(Place place, int plus, int times) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withRow(place, table.row(place).withTotal(plus, times));
    }
}
