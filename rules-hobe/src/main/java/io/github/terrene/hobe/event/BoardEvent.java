package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Change;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.table.Owned;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What attacks and effects do to cards in play, which are identified by number. */
public sealed interface BoardEvent extends Event {
    /**
     * The tokens of one Battle card afterwards.
     *
     * @param card its number
     * @param left how many tokens it has left
     */
    @Rule("HB-3.7")
    record Tokens(int card, int left) {
        private Table on(Table table) {
            @Nullable CardInPlay there = table.find(card);
            return there == null ? table : table.updated(there.withTokens(left));
        }
    }

    /** Tokens of Battle cards are taken or given back, all at the same moment. */
    @Rule({"HB-9.7", "HB-10.9", "HB-10.16"})
    record TokensChanged(Array<Tokens> cards) implements BoardEvent {
        @Override
        public Table applyTo(Table table) {
            return cards.foldLeft(table, (now, tokens) -> tokens.on(now));
        }
    }

    /** Cards are destroyed, all at the same moment: each goes to the Underworld of its owner, and its Weapons likewise. */
    @Rule({"HB-3.5", "HB-3.8", "HB-3.10", "HB-7.23", "HB-9.8"})
    record Destroyed(Array<CardInPlay> cards) implements BoardEvent {
        @Override
        public Table applyTo(Table table) {
            return cards.foldLeft(table, (now, gone) -> now.leaving(gone, side -> side.bury(gone.card())));
        }
    }

    /** Battle cards are changed. */
    @Rule({"HB-9.15", "HB-10.16"})
    record CardsChanged(Array<Integer> cards, Change change) implements BoardEvent {
        @Override
        public Table applyTo(Table table) {
            int when = table.next();
            Table changed = cards.foldLeft(table, (now, number) -> {
                @Nullable CardInPlay card = now.find(number);
                return card == null ? now : now.updated(card.with(change, when));
            });
            return changed.with(changed.south(), changed.thisTurn(), when + 1);
        }
    }

    /** An effect brings a Battle card, with its Weapons, to an empty slot of its side. */
    @Rule({"HB-10.10", "HB-10.17"})
    record Brought(Seat seat, Slot from, Slot to) implements BoardEvent {
        @Override
        public Table applyTo(Table table) {
            return table.exchanging(seat, from, to, table.thisTurn());
        }
    }

    /** An effect puts a Battle card from an Underworld into play. */
    @Rule({"HB-9.16", "HB-10.17"})
    record PutIntoPlay(CardInPlay card) implements BoardEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.side(card.owner()).dig(card.card()))
                    .entering(card)
                    .with(table.thisTurn().putIntoPlay(card));
        }
    }

    /**
     * A card goes back to its owner's hand; its Weapons go to the Underworld.
     *
     * @param card the card, which everybody sees on the way
     * @param inHand the same card as it lies in the hand, where only its owner sees it
     */
    @Rule({"HB-7.23", "HB-7.34", "HB-12.7"})
    record Returned(CardInPlay card, Card inHand) implements BoardEvent {
        @Override
        public Table applyTo(Table table) {
            Table left = table.leaving(card, side -> side.withHand(side.hand().plusSorted(inHand)));
            return left.with(left.thisTurn().toHand(new Owned(card.owner(), card.card())));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return viewer.equals(card.owner()) ? this : new Returned(card, Card.UNKNOWN);
        }
    }
}
