package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * A player looks through another player's hand.
 *
 * @param seat whose
 * @param to who looks
 * @param cards what is in it
 */
@Rule("TO-8.36")
public record HandShown(Seat seat, Seat to, Array<Card> cards) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table;
    }

    @Override
    public Event seenBy(Seat viewer) {
        return viewer.equals(seat) || viewer.equals(to)
                ? this
                : new HandShown(seat, to, cards.map(card -> Card.UNKNOWN));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
