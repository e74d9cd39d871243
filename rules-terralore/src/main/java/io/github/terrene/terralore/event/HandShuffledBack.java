package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;

/**
 * A player shuffles the first hand back into the deck.
 *
 * @param seat who
 * @param deck the deck afterwards, whose order nobody knows
 */
@Rule("TL-4.2")
public record HandShuffledBack(Seat seat, Pile deck) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withSide(table.side(seat).withHand(Pile.EMPTY).withDeck(deck));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return new HandShuffledBack(seat, deck.seenBy(false));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
