package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/** What happens to cards in decks, hands and Graveyards. */
public sealed interface CardEvent extends Event {
    /**
     * A player shuffles the first hand back into the deck.
     *
     * @param seat who
     * @param deck the deck afterwards, in an order that nobody knows
     */
    @Rule("TL-4.2")
    record HandShuffledBack(Seat seat, Pile deck) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.withCards(deck, Pile.EMPTY, side.graveyard()));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return new HandShuffledBack(seat, deck.seenBy(false));
        }
    }

    /**
     * A player draws cards, one at a time. Cards that would be the eighth or later in the hand go straight to the Graveyard: they are
     * neither discarded nor destroyed.
     *
     * @param seat who
     * @param drawn the cards that joined the hand; only that player knows them
     * @param lost the cards that went to the Graveyard, for all to see
     */
    @Rule({"TL-5.2", "TL-5.5", "TL-12.5"})
    record CardsDrawn(Seat seat, Array<Card> drawn, Array<Card> lost) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.withCards(
                            side.deck().withoutTop(drawn.size() + lost.size()),
                            side.hand().plusSorted(drawn),
                            side.graveyard().appendAll(lost)));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return viewer.equals(seat) ? this : new CardsDrawn(seat, drawn.map(card -> Card.UNKNOWN), lost);
        }
    }

    /** A player had to draw more cards than the deck held, or has too few for a Draw phase. */
    @Rule({"TL-5.3", "TL-5.6"})
    record RanOut(Seat seat) implements CardEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.withRanOut(true));
        }
    }

    /** Cards in the hand of a player are put into that player's Graveyard. */
    @Rule({"TL-3.6", "TL-12.5"})
    record CardsDiscarded(Seat seat, Array<Card> cards) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.withCards(
                            side.deck(),
                            side.hand().minus(cards),
                            side.graveyard().appendAll(cards)));
        }
    }

    /**
     * Cards from the top of a deck are put into its Graveyard. That is not a draw.
     *
     * @param seat whose deck
     * @param cards the cards, the top first
     */
    @Rule("TL-5.7")
    record CardsMilled(Seat seat, Array<Card> cards) implements CardEvent, Revealing {
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

    /**
     * A player looks at cards on top of a deck.
     *
     * @param viewer who
     * @param deck whose deck
     * @param cards the cards, the top first; only that player knows them
     */
    @Rule("TL-9.18")
    record DeckLookedAt(Seat viewer, Seat deck, Array<Card> cards) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table;
        }

        @Override
        public Event seenBy(Seat seat) {
            return seat.equals(viewer) ? this : new DeckLookedAt(viewer, deck, cards.map(card -> Card.UNKNOWN));
        }
    }

    /**
     * The cards that were looked at go back on top, in an order that the player chose.
     *
     * @param deck whose deck
     * @param cards the cards, the top first; nobody sees them any more
     */
    @Rule({"TL-9.18", "TL-12.7"})
    record DeckRearranged(Seat deck, Array<Card> cards) implements CardEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    deck,
                    side -> side.withDeck(side.deck().withoutTop(cards.size()).plusOnTop(cards)));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return new DeckRearranged(deck, cards.map(card -> Card.UNKNOWN));
        }
    }

    /**
     * A card from a Graveyard is put on top of its owner's deck: at most one per deck and game.
     *
     * @param seat whose
     * @param card the card, which everybody saw
     * @param onTop the same card as it lies in the deck, where no seat sees it any more
     */
    @Rule("TL-9.19")
    record CardPutIntoDeck(Seat seat, Card card, Card onTop) implements CardEvent {
        /** The event for that card. */
        public static CardPutIntoDeck of(Seat seat, Card card) {
            return new CardPutIntoDeck(seat, card, card);
        }

        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.withGraveyard(side.graveyard().remove(card))
                            .withDeck(side.deck().plusOnTop(Array.of(onTop)))
                            .withRefilled(true));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return new CardPutIntoDeck(seat, card, Card.UNKNOWN);
        }
    }

    /** A card in a Graveyard is exiled. */
    @Rule("TL-3.7")
    record BuriedExiled(Seat graveyard, Card card) implements CardEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    graveyard,
                    side -> side.withGraveyard(side.graveyard().remove(card)).banish(card));
        }
    }
}
