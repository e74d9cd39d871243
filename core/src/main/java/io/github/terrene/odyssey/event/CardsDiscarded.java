package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Cards of a hand are discarded.
 *
 * @param seat whose
 * @param cards what
 * @param cause why
 */
@Rule("TO-8.36")
public record CardsDiscarded(Seat seat, Array<Card> cards, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withSide(side.withHand(side.hand().minus(cards)).discarding(cards));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
