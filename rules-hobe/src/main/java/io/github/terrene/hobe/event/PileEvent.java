package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.Owned;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.table.ThisTurn;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** What happens to cards in decks, hands and piles. */
public sealed interface PileEvent extends Event {
    /**
     * A player draws a card.
     *
     * @param card the card; only that player knows it
     */
    @Rule({"HB-5.3", "HB-5.4", "HB-12.2"})
    record CardDrawn(Seat seat, Card card) implements PileEvent, Revealing {
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

    /**
     * The top cards of a deck go to the Lost pile, face-down. Nobody is told which.
     *
     * @param seat whose deck
     * @param cards how many, 1 or more
     */
    @Rule({"HB-3.4", "HB-7.10", "HB-9.9", "HB-12.3"})
    record CardsLost(Seat seat, int cards) implements PileEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.side(seat).losing(cards));
        }
    }

    /**
     * The top cards of a deck are paid, face-up, to the Underworld.
     *
     * @param cards the cards, the top first
     */
    @Rule("HB-7.10")
    record CostPaidOpenly(Seat seat, Array<Card> cards) implements PileEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            return table.with(side.with(side.deck().withoutTop(cards.size()), side.hand())
                    .withUnderworld(side.underworld().appendAll(cards)));
        }
    }

    /** A card in a hand is put into its owner's Underworld. */
    @Rule({"HB-3.5", "HB-4.4"})
    record CardDiscarded(Seat seat, Card card) implements PileEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            return table.with(side.withHand(side.hand().minus(card.id())).bury(card));
        }
    }

    /**
     * A card in an Underworld is taken back to its owner's hand.
     *
     * @param card the card, which everybody sees on the way
     * @param inHand the same card as it lies in the hand, where only its owner sees it
     */
    @Rule({"HB-7.34", "HB-12.7"})
    record TakenBack(Seat seat, Card card, Card inHand) implements PileEvent {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            ThisTurn remembered = table.thisTurn().toHand(new Owned(seat, card));
            return table.with(side.dig(card).withHand(side.hand().plusSorted(inHand)), remembered, table.next());
        }

        @Override
        public Event seenBy(Seat viewer) {
            return viewer.equals(seat) ? this : new TakenBack(seat, card, Card.UNKNOWN);
        }
    }

    /**
     * Cards of a Lost pile, taken at random, are shuffled into the deck. Nobody sees which.
     *
     * @param deck the deck afterwards
     * @param lost the Lost pile afterwards
     */
    @Rule({"HB-10.11", "HB-10.18"})
    record CardsRecovered(Seat seat, Pile deck, Pile lost) implements PileEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.side(seat).recovering(deck, lost));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return new CardsRecovered(seat, deck.seenBy(false), lost.seenBy(false));
        }
    }
}
