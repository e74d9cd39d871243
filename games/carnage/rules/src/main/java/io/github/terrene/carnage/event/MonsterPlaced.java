package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesHand;
import io.github.terrene.kernel.zone.Revealed;

/** A Monster came to the nest. */
@Rule("CG-6.9")
public record MonsterPlaced(Seat seat, @Revealed Card card) implements CardEvent, LeavesHand<Table> {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.placing(card).with(side.domain().plusMonster(card)));
    }
}
