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

/**
 * A beaten Legend lost a duplicate and stays.
 *
 * @param seat the player whose Legend it is
 * @param place the place in the spearhead, from 1 to 3
 */
@Rule("CG-9.2")
public record DuplicateLost(
        Seat seat, @Names(Named.PLACE) int place, @Open Card duplicate) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.with(side.spearhead()
                                .with(
                                        place,
                                        CardKind.LEGEND,
                                        side.spearhead().legend(place).map(Stack::minus)))
                        .with(side.decks().discarding(Array.of(duplicate))));
    }
}
