package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.kernel.engine.Kinds;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The stage of a draft, and what has been chosen secretly in it. */
public sealed interface DraftStage {
    /** What is chosen, as a short stable key. */
    String key();

    /** The number of the rule that lets them choose. */
    String rule();

    /** Who has yet to choose, ascending. */
    Array<Seat> awaited();

    /** Whether that player's seat has yet to choose. */
    default boolean awaits(Seat seat) {
        return false;
    }

    /** Whether everybody has chosen. */
    default boolean complete() {
        return true;
    }

    /** What those who have yet to choose can do. */
    @Internal
    Kinds offers();

    /** The deck of a player as far as it is built; none unless decks are built now. */
    default Option<DeckDraft> deck(Seat seat) {
        return Option.none();
    }

    /** What a seat has chosen so far. */
    default Array<DraftAction> chosen(Seat seat) {
        return Array.empty();
    }

    /** What happens when everybody has chosen. */
    @Internal
    Array<DraftEvent> results(DraftTable table);

    /** The stage once a player has left, who no longer has to choose. */
    @Internal
    DraftStage left(Seat seat, DraftTable table);

    /**
     * Each player picks a card from the pile in hand.
     *
     * @param picks the picks of this step
     */
    @Rule("TO-14.5")
    record Picking(Ballot<SealedPick> picks) implements DraftStage {
        private static final Kinds OFFERS = Kinds.of(DraftAction.Pick.class, DraftAction.Leave.class);

        @Override
        public String key() {
            return "pick";
        }

        @Override
        public String rule() {
            return "TO-14.5";
        }

        @Override
        public Array<Seat> awaited() {
            return picks.awaited();
        }

        @Override
        public boolean awaits(Seat seat) {
            return !picks.of(seat).complete();
        }

        @Override
        public boolean complete() {
            return picks.complete();
        }

        @Override
        public Kinds offers() {
            return OFFERS;
        }

        @Override
        public Array<DraftAction> chosen(Seat seat) {
            return picks.of(seat)
                    .card()
                    .<DraftAction>map(card -> new DraftAction.Pick(seat, card.id()))
                    .toArray();
        }

        @Override
        public Array<DraftEvent> results(DraftTable table) {
            return Array.of(AllChosen.passing(table, picks));
        }

        /** A player who leaves takes the first card of the pile; a pick that is already sealed stands. */
        @Override
        @Rule("TO-14.16")
        public DraftStage left(Seat seat, DraftTable table) {
            return picks.of(seat).complete()
                    ? this
                    : new Picking(
                            picks.with(seat, SealedPick.of(table.pile(seat).get(0))));
        }
    }

    /**
     * Each player builds a deck.
     *
     * @param decks the decks so far
     */
    @Rule("TO-14.6")
    record Building(Ballot<DeckDraft> decks) implements DraftStage {
        private static final Kinds OFFERS = Kinds.of(DraftAction.AddCard.class, DraftAction.Leave.class);

        @Override
        public String key() {
            return "deck";
        }

        @Override
        public String rule() {
            return "TO-14.6";
        }

        @Override
        public Array<Seat> awaited() {
            return decks.awaited();
        }

        @Override
        public boolean awaits(Seat seat) {
            return !decks.of(seat).complete();
        }

        @Override
        public boolean complete() {
            return decks.complete();
        }

        @Override
        public Kinds offers() {
            return OFFERS;
        }

        @Override
        public Option<DeckDraft> deck(Seat seat) {
            return Option.some(decks.of(seat));
        }

        @Override
        public Array<DraftAction> chosen(Seat seat) {
            return decks.of(seat).cards().map(card -> new DraftAction.AddCard(seat, card.id()));
        }

        @Override
        public Array<DraftEvent> results(DraftTable table) {
            return AllChosen.handingIn(table, decks);
        }

        /** A player who leaves has no deck. */
        @Override
        @Rule("TO-14.16")
        public DraftStage left(Seat seat, DraftTable table) {
            return new Building(decks.with(seat, DeckDraft.NONE));
        }
    }

    /** The draft is over. */
    record Over() implements DraftStage {
        @Override
        public String key() {
            return "over";
        }

        @Override
        public String rule() {
            return "TO-14.9";
        }

        @Override
        public Array<Seat> awaited() {
            return Array.empty();
        }

        @Override
        public Kinds offers() {
            return Kinds.NONE;
        }

        @Override
        public Array<DraftEvent> results(DraftTable table) {
            return Array.empty();
        }

        @Override
        public DraftStage left(Seat seat, DraftTable table) {
            return this;
        }
    }
}
