package io.github.terrene.terralore.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * The cards that were looked at go back on top of the deck, in an order that the player chose.
 *
 * @param viewer the player who looked at them and chose the order
 * @param deck the player whose deck it is
 * @param cards the cards, the top first; only that player knows them
 * @param onTop the same cards as they lie in the deck, where no seat sees them any more
 */
@Rule({"TL-9.18", "TL-12.7"})
public record DeckRearranged(
        @Owner Seat viewer,
        Seat deck,
        @Zone(to = OWNER) Array<Card> cards,
        @Zone(to = NOBODY) Array<Card> onTop) implements CardEvent {
    /** The event for those cards. */
    public static DeckRearranged of(Seat viewer, Seat deck, Array<Card> cards) {
        return new DeckRearranged(viewer, deck, cards, cards);
    }

    @Override
    public Table applyTo(Table table) {
        return table.with(
                deck, side -> side.withDeck(side.deck().withoutTop(cards.size()).plusOnTop(onTop)));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return cards.exists(Card::unknown) ? known.deckForgotten(deck) : known.deckShows(deck, cards.map(Card::id));
    }
}
