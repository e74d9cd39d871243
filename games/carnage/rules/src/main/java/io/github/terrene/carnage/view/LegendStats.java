package io.github.terrene.carnage.view;

import io.github.terrene.carnage.card.Values;
import io.github.terrene.carnage.table.CurrentStats;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * The current values of a Legend in a spearhead, with its Relic, duplicates and pillars.
 *
 * @param seat the player whose Legend it is
 * @param place the place in the spearhead, from 1 to 3
 * @param values its value in each element, without its Element card and without what waits for the next duel
 */
@Rule({"CG-6.14", "CG-8.6", "CG-8.16", "CG-11.4", "CG-14.1"})
public record LegendStats(Seat seat, @Names(Named.PLACE) int place, Values values) {
    /** The stats of all Legends, South's first. */
    static Array<LegendStats> on(Table table, boolean awakening) {
        CurrentStats stats = new CurrentStats(table, awakening);
        return table.sides()
                .flatMap(side -> side.spearhead()
                        .manned()
                        .map(place -> new LegendStats(side.seat(), place, values(side, place, stats))));
    }

    private static Values values(Side side, int place, CurrentStats stats) {
        return new Values(stats.table()
                .elements()
                .map(element -> new Values.In(element, stats.standing(side, place, element)))
                .filter(in -> in.number() > 0));
    }
}
