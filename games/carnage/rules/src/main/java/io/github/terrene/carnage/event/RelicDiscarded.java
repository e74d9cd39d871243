package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Stack;
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
 * The Relic of a place is discarded, with its duplicates.
 *
 * @param seat the player whose Relic it was
 * @param place the place in the spearhead, from 1 to 3
 */
@Rule({"CG-9.4", "CG-9.13"})
public record RelicDiscarded(
        Seat seat, @Names(Named.PLACE) int place, @Open Card relic) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.with(side.decks()
                                .discarding(side.spearhead()
                                        .at(place)
                                        .relic()
                                        .map(Stack::cards)
                                        .getOrElse(Array.empty())))
                        .with(side.spearhead().with(place, CardKind.RELIC, Option.none())));
    }
}
