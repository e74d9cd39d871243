package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * A player searched the deck: what was found is shown and goes to the hand, the deck is shuffled.
 *
 * @param seat who
 * @param cards what was found
 * @param deck the deck afterwards
 * @param insiders who may know the hand
 * @param followed whether the viewer knows that they are in the hand now
 */
@Rule("TO-8.36")
public record CardsFetched(Seat seat, Array<Card> cards, Pile deck, Array<Seat> insiders, boolean followed)
        implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        Pile found = followed ? Pile.of(cards) : Pile.unknown(cards.size());
        return table.withSide(side.withDeck(deck).withHand(side.hand().plusSorted(found.cards())));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return new CardsFetched(seat, cards, deck.seenBy(false), insiders, insiders.contains(viewer));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
