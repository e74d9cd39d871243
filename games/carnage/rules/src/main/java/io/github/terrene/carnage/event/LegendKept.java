package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;

/**
 * A beaten Legend is kept.
 *
 * @param seat the player whose Legend it is
 * @param place the place in the spearhead, from 1 to 3
 * @param rescued whether it is kept by an effect; otherwise a Raïven was paid
 */
@Rule({"CG-9.3", "CG-12.12"})
public record LegendKept(
        Seat seat, @Names(Named.PLACE) int place, @Open Card legend, boolean rescued) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return rescued
                ? table.with(table.promises().remove(new NextDuelEffect(seat, new ForNextDuel.Rescue())))
                : table.with(seat, side -> side.with(side.purse().minusRaiven()));
    }
}
