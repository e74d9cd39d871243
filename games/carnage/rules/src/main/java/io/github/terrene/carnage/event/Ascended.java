package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;
import io.vavr.control.Option;

/**
 * A Legend ascends; its duplicates are discarded.
 *
 * @param place the place in the spearhead, from 1 to 3
 * @param vp the number of victory points gained
 */
@Rule({"CG-9.5", "CG-9.8", "CG-9.13"})
public record Ascended(
        Seat seat, @Names(Named.PLACE) int place, @Open Card legend, int vp) implements GainEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                        seat,
                        side -> side.with(side.decks()
                                        .discarding(side.spearhead()
                                                .legend(place)
                                                .get()
                                                .under()))
                                .with(side.spearhead().with(place, CardKind.LEGEND, Option.none()))
                                .with(side.domain().ascending(legend)))
                .gaining(seat, vp);
    }
}
