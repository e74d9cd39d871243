package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;

/**
 * The total of a lane is changed for this turn.
 *
 * @param place the lane
 * @param plus the sum of everything that is now added to the total
 * @param times the product of everything that the total is now multiplied by
 */
@Rule("TL-9.13")
public record TotalChanged(Place place, int plus, int times) implements CastleEvent {
    @Override
    public Table applyTo(Table table) {
        return table.withRow(place, table.row(place).withTotal(plus, times));
    }
}
