package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Revealed;
import io.vavr.control.Option;

/**
 * A Legend from the hand takes the place of one that ascended, for a Raïven.
 *
 * @param place the place in the spearhead, from 1 to 3
 */
@Rule("CG-9.9")
public record Replaced(
        Seat seat, @Names(Named.PLACE) int place, @Revealed Card legend) implements GainEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.with(side.decks().without(legend))
                        .with(side.spearhead().with(place, CardKind.LEGEND, Option.some(Stack.of(legend))))
                        .with(side.purse().minusRaiven()));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handLoses(seat, legend.id());
    }
}
