package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * A player draws a card.
 *
 * @param seat the player who draws
 * @param card the card; only that player knows it
 */
@Rule({"HB-5.3", "HB-5.4", "HB-12.2"})
public record CardDrawn(Seat seat, Card card) implements PileEvent, Revealing {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.with(side.with(side.deck().withoutTop(1), side.hand().plusSorted(card)));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return viewer.equals(seat) ? this : new CardDrawn(seat, Card.UNKNOWN);
    }
}
