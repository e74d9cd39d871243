package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesDeck;
import io.github.terrene.kernel.zone.Revealed;
import io.vavr.collection.Array;

/**
 * The top cards of a deck are paid face-up to its owner's Underworld.
 *
 * @param seat the player who pays
 * @param cards the cards, the top first
 */
@Rule("HB-7.10")
public record CostPaidOpenly(Seat seat, @Revealed Array<Card> cards) implements PileEvent, LeavesDeck<Table> {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.with(side.with(side.deck().withoutTop(cards.size()), side.hand())
                .withUnderworld(side.underworld().appendAll(cards)));
    }
}
