package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;

/**
 * A card in play was destroyed by a text: it goes to the discard pile, with its duplicates.
 *
 * @param seat the player whose card it was
 */
@Rule("CG-12.18")
public record Destroyed(Seat seat, @Open CardInPlay gone) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.without(gone).with(seat, side -> side.with(side.decks().discarding(Array.of(gone.card()))));
    }
}
