package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Cards in a hand are put into the Graveyard of that hand's owner.
 *
 * @param seat whose hand
 * @param cards what
 */
@Rule({"TL-3.6", "TL-12.5"})
public record CardsDiscarded(Seat seat, Array<Card> cards) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withSide(side.withHand(side.hand().minus(cards))
                .withGraveyard(side.graveyard().appendAll(cards)));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
