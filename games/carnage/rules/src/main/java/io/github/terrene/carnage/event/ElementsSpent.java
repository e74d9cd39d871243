package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;
import io.vavr.collection.Array;

/** All Element cards that a player drew for a duel go face-up to the discard pile. */
@Rule("CG-8.12")
public record ElementsSpent(Seat seat, @Revealed Array<ElementCard> cards) implements ElementEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.elements().spending(cards)));
    }
}
