package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesHand;
import io.github.terrene.kernel.zone.Revealed;
import io.vavr.collection.Array;

/** A player discarded a card by an effect. */
@Rule("CG-12.8")
public record Discarded(Seat seat, @Revealed Card card) implements CardEvent, LeavesHand<Table> {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.decks().without(card).discarding(Array.of(card))));
    }
}
