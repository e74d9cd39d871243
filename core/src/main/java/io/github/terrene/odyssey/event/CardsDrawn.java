package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * A player draws cards.
 *
 * @param seat who
 * @param cards what, the first drawn first
 * @param insiders who may know them
 * @param cause why
 */
@Rule({"TO-4.4", "TO-4.5"})
public record CardsDrawn(Seat seat, Array<Card> cards, Array<Seat> insiders, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withSide(side.withDeck(side.deck().withoutTop(cards.size()))
                .withHand(side.hand().plusSorted(cards)));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return insiders.contains(viewer)
                ? this
                : new CardsDrawn(seat, cards.map(card -> Card.UNKNOWN), insiders, cause);
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
