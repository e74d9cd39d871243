package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Cards go from the top of a deck into the discard pile.
 *
 * @param seat whose
 * @param cards what, the uppermost first
 */
@Rule("TO-7.7")
public record CardsMilled(Seat seat, Array<Card> cards) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withSide(
                side.withDeck(side.deck().withoutTop(cards.size())).discarding(cards));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
