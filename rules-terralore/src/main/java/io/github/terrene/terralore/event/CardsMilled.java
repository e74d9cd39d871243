package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Cards from the top of a deck are put into its Graveyard. That is not a draw.
 *
 * @param seat whose deck
 * @param cards what, the top first
 */
@Rule("TL-5.7")
public record CardsMilled(Seat seat, Array<Card> cards) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withSide(side.withDeck(side.deck().withoutTop(cards.size()))
                .withGraveyard(side.graveyard().appendAll(cards)));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
