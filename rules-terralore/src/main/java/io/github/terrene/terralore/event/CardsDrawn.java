package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * A player draws cards, one at a time. What would be the eighth card of the hand and those after it go straight to the Graveyard:
 * they are neither discarded nor destroyed.
 *
 * @param seat who
 * @param drawn what joined the hand; only that player knows
 * @param lost what went to the Graveyard, for all to see
 */
@Rule({"TL-5.2", "TL-5.5", "TL-12.5"})
public record CardsDrawn(Seat seat, Array<Card> drawn, Array<Card> lost) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withSide(side.withDeck(side.deck().withoutTop(drawn.size() + lost.size()))
                .withHand(side.hand().plusSorted(drawn))
                .withGraveyard(side.graveyard().appendAll(lost)));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return viewer.equals(seat) ? this : new CardsDrawn(seat, drawn.map(card -> Card.UNKNOWN), lost);
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
