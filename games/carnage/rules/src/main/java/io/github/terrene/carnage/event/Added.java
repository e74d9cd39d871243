package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesHand;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Revealed;
import io.vavr.control.Option;

/**
 * A Legend or Relic came to a place of the spearhead.
 *
 * @param place the place in the spearhead, from 1 to 3
 */
@Rule({"CG-6.10", "CG-6.11"})
public record Added(
        Seat seat, @Revealed Card card, @Names(Named.PLACE) int place) implements CardEvent, LeavesHand<Table> {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.placing(card)
                        .with(side.spearhead().with(place, card.kind(), Option.some(Stack.of(card)))));
    }
}
