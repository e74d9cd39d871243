package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Cards go from the discard pile to the hand.
 *
 * @param seat whose
 * @param cards what
 * @param insiders who may know the hand
 * @param followed whether the viewer knows that they are in the hand now
 */
@Rule("TO-1.13")
public record CardsTakenBack(Seat seat, Array<Card> cards, Array<Seat> insiders, boolean followed) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        Pile taken = followed ? Pile.of(cards) : Pile.unknown(cards.size());
        Array<Card> left = cards.foldLeft(side.discards(), Array::remove);
        return table.withSide(side.withDiscards(left).withHand(side.hand().plusSorted(taken.cards())));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return new CardsTakenBack(seat, cards, insiders, insiders.contains(viewer));
    }
}
