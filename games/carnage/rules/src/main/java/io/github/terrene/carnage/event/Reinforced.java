package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesHand;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Revealed;

/**
 * A duplicate was put under a Legend or Relic.
 *
 * @param place the place in the spearhead, from 1 to 3
 */
@Rule("CG-6.12")
public record Reinforced(
        Seat seat, @Revealed Card card, @Names(Named.PLACE) int place) implements CardEvent, LeavesHand<Table> {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.placing(card)
                        .with(side.spearhead()
                                .with(
                                        place,
                                        card.kind(),
                                        side.spearhead()
                                                .at(place)
                                                .get(card.kind())
                                                .map(stack -> stack.plus(card)))));
    }
}
