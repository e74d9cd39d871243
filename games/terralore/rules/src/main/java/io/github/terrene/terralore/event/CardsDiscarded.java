package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/** Cards in the hand of a player are put into that player's Graveyard. */
@Rule({"TL-3.6", "TL-12.5"})
public record CardsDiscarded(Seat seat, @Revealed Array<Card> cards) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.withCards(
                        side.deck(), side.hand().minus(cards), side.graveyard().appendAll(cards)));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handLoses(seat, cards.map(Card::id));
    }
}
