package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;

/**
 * A player's company was ordered: each fighter acts in one of the rounds.
 *
 * @param seat the player whose fighters they are
 * @param order the fighters for rounds 1, 2 and 3, numbered as in {@link Duel}
 * @param fighters the same fighters, by their cards
 */
@Rule({"CG-7.3", "CG-7.7", "CG-10.3", "CG-10.5"})
public record FightersOrdered(
        Seat seat,
        @Names(Named.PLACE) Array<Integer> order,
        @Open Array<Fighter> fighters) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.duel().map(duel -> duel.ordering(seat, order)));
    }
}
