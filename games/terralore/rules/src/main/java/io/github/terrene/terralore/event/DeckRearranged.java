package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * The cards that were looked at go back on top, in an order that the player chose.
 *
 * @param deck whose deck
 * @param cards the cards, the top first; nobody sees them any more
 */
@Rule({"TL-9.18", "TL-12.7"})
public record DeckRearranged(Seat deck, Array<Card> cards) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                deck, side -> side.withDeck(side.deck().withoutTop(cards.size()).plusOnTop(cards)));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return new DeckRearranged(deck, cards.map(card -> Card.UNKNOWN));
    }
}
