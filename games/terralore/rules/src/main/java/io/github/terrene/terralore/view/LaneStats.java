package io.github.terrene.terralore.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/**
 * The current values of a lane: what counting would find if it happened now.
 *
 * @param place the lane
 * @param sum the current points of the Creatures in it
 * @param total the total of the lane: the sum as changed by effects
 * @param damage the damage that would get through to the castle, before limits of the castle; 0 for an attacking lane, and if something
 *     prevents it
 */
@Rule({"TL-9.13", "TL-10.3", "TL-10.4", "TL-10.5"})
public record LaneStats(Place place, int sum, int total, int damage) {
    /** The stats of all lanes, South's first. */
    static Array<LaneStats> on(Table table) {
        return Place.all()
                .map(place -> new LaneStats(
                        place, CurrentStats.sum(table, place), CurrentStats.total(table, place), damage(table, place)));
    }

    private static int damage(Table table, Place place) {
        return place.lane() == Lane.DEFENDING ? CurrentStats.excess(table, place) : 0;
    }
}
