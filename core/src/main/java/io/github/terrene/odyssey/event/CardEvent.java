package io.github.terrene.odyssey.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Insider;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Cards of hands, decks and discard piles: drawn, discarded, shown, fetched. */
public sealed interface CardEvent extends Event {
    /**
     * A player draws cards.
     *
     * @param seat the player who draws
     * @param cards the cards, the first drawn first
     * @param insiders the players who may see the cards
     * @param cause why it happened
     */
    @Rule({"TO-4.4", "TO-4.5"})
    record CardsDrawn(
            @Owner Seat seat,
            @Zone(to = OWNER) @Revealed Array<Card> cards,
            @Insider Array<Seat> insiders,
            Cause cause) implements CardEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            return table.withSide(side.with(
                    side.members(),
                    side.hand().plusSorted(cards),
                    side.deck().withoutTop(cards.size()),
                    side.discards()));
        }
    }

    /**
     * Cards are discarded from a hand.
     *
     * @param seat the player whose hand it is
     * @param cards the cards
     * @param cause why it happened
     */
    @Rule("TO-8.36")
    record CardsDiscarded(Seat seat, @Revealed Array<Card> cards, Cause cause) implements CardEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            return table.withSide(side.withHand(side.hand().minusSorted(cards)).discarding(cards));
        }

        @Override
        public Knowledge remembered(Knowledge known) {
            return known.handLoses(seat, cards.map(Card::id));
        }
    }

    /**
     * Cards go from the top of a deck to the discard pile.
     *
     * @param seat the player whose deck it is
     * @param cards the cards, the uppermost first
     */
    @Rule("TO-7.7")
    record CardsMilled(Seat seat, @Revealed Array<Card> cards) implements CardEvent {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            return table.withSide(
                    side.withDeck(side.deck().withoutTop(cards.size())).discarding(cards));
        }
    }

    /**
     * A player has searched the deck: the cards found are shown and go to the hand, and the deck is shuffled.
     *
     * @param seat the player who searched
     * @param cards the cards that were found
     * @param deck the deck afterwards
     * @param insiders the players who may see the hand
     * @param followed whether the viewer knows that these cards are in the hand now
     */
    @Rule("TO-8.36")
    record CardsFetched(
            Seat seat,
            @Revealed Array<Card> cards,
            @Zone(to = NOBODY) @Revealed Pile deck,
            Array<Seat> insiders,
            boolean followed)
            implements CardEvent, Masked<CardsFetched> {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            Pile found = followed ? Pile.of(cards) : Pile.unknown(cards.size());
            return table.withSide(side.withDeck(deck).withHand(side.hand().plusSorted(found.cards())));
        }

        @Override
        public Knowledge remembered(Knowledge known) {
            return known.handGains(seat, cards.map(Card::id));
        }

        /** Others know the cards, but do not see them in the hand any more. */
        @Override
        public CardsFetched masked(Seat viewer) {
            return new CardsFetched(seat, cards, deck, insiders, insiders.contains(viewer));
        }
    }

    /**
     * Cards go from the discard pile to the hand.
     *
     * @param seat the player whose cards they are
     * @param cards the cards
     * @param insiders the players who may see the hand
     * @param followed whether the viewer knows that these cards are in the hand now
     */
    @Rule("TO-1.13")
    record CardsTakenBack(Seat seat, @Open Array<Card> cards, Array<Seat> insiders, boolean followed)
            implements CardEvent, Masked<CardsTakenBack> {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            Pile taken = followed ? Pile.of(cards) : Pile.unknown(cards.size());
            Array<Card> left = cards.foldLeft(side.discards(), Array::remove);
            return table.withSide(side.withDiscards(left).withHand(side.hand().plusSorted(taken.cards())));
        }

        @Override
        public Knowledge remembered(Knowledge known) {
            return known.handGains(seat, cards.map(Card::id));
        }

        /** Others know the cards, but do not see them in the hand any more. */
        @Override
        public CardsTakenBack masked(Seat viewer) {
            return new CardsTakenBack(seat, cards, insiders, insiders.contains(viewer));
        }
    }

    /**
     * A player looks through another player's hand.
     *
     * @param seat the player whose hand it is
     * @param to the player who looks
     * @param cards the cards in the hand
     */
    @Rule("TO-8.36")
    record HandShown(
            @Owner Seat seat,
            @Insider Seat to,
            @Zone(to = OWNER) @Revealed Array<Card> cards) implements CardEvent, ChangesNothing<Table> {

        @Override
        public Knowledge remembered(Knowledge known) {
            return cards.exists(Card::unknown)
                    ? known
                    : known.handForgotten(seat).handGains(seat, cards.map(Card::id));
        }
    }

    /**
     * A player looks through a deck for a card.
     *
     * @param seat the player whose deck it is
     * @param to the player who looks
     * @param cards the cards in the deck, sorted by id: nobody sees the order of a deck
     */
    @Rule({"TO-8.36", "TO-11.2"})
    record DeckShown(
            Seat seat,
            @Insider Seat to,
            @Zone(to = OWNER) @Revealed Array<Card> cards) implements CardEvent, ChangesNothing<Table> {}
}
