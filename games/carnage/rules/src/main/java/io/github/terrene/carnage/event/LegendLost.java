package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A beaten Legend is lost.
 *
 * @param seat the player whose Legend it was
 * @param place the place in the spearhead, from 1 to 3
 */
@Rule({"CG-9.3", "CG-9.4"})
public record LegendLost(
        Seat seat, @Names(Named.PLACE) int place, @Open Card legend) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.with(side.spearhead().with(place, CardKind.LEGEND, Option.none()))
                        .with(side.decks().discarding(Array.of(legend))));
    }
}
