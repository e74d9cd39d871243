package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesDeck;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Cards from the top of a deck are put into its owner's Graveyard. That is not a draw.
 *
 * @param seat the player whose deck it is
 * @param cards the cards, the top first
 */
@Rule("TL-5.7")
public record CardsMilled(Seat seat, @Revealed Array<Card> cards) implements CardEvent, LeavesDeck<Table> {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.withCards(
                        side.deck().withoutTop(cards.size()),
                        side.hand(),
                        side.graveyard().appendAll(cards)));
    }
}
