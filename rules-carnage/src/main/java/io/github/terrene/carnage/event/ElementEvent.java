package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** What happens with Element cards. */
public sealed interface ElementEvent extends Event {
    /** Whose cards. */
    Seat seat();

    /**
     * An Element deck was shuffled, by itself or together with its discard pile.
     *
     * @param deck the deck as it is now, which nobody sees
     * @param discarded the discard pile as it is now
     */
    @Rule({"CG-4.6", "CG-8.13", "CG-10.13"})
    record ElementsShuffled(Seat seat, Pile<ElementCard> deck, Array<ElementCard> discarded)
            implements ElementEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.elements().shuffled(deck, discarded)));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return new ElementsShuffled(seat, Pile.unknownElements(deck.size()), discarded);
        }
    }

    /** A player looked at the top cards of the own Element deck. */
    @Rule("CG-14.8")
    record ElementsLookedAt(Seat seat, int number) implements ElementEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table;
        }
    }

    /**
     * The cards that were looked at went back, or were discarded.
     *
     * @param kept those that went back, the top first, unknown to others
     */
    @Rule({"CG-6.4", "CG-14.2", "CG-14.8"})
    record ElementsArranged(Seat seat, Array<ElementCard> kept, Array<ElementCard> discarded) implements ElementEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.elements().arranging(kept, discarded)));
        }

        /** What is discarded is shown to everybody; what goes back is not. */
        @Override
        public boolean revealing() {
            return discarded.nonEmpty();
        }

        @Override
        public Event seenBy(Seat viewer) {
            return viewer.equals(seat)
                    ? this
                    : new ElementsArranged(seat, kept.map(card -> ElementCard.UNKNOWN), discarded);
        }
    }

    /** A player drew Element cards for a duel, unknown to others. */
    @Rule({"CG-8.3", "CG-14.2"})
    record ElementsDrawn(Seat seat, Array<ElementCard> cards) implements ElementEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.elements().drawing(cards)));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return viewer.equals(seat) ? this : new ElementsDrawn(seat, cards.map(card -> ElementCard.UNKNOWN));
        }
    }

    /** A player laid Element cards for rounds 1, 2 and 3, unknown to others. */
    @Rule({"CG-8.4", "CG-14.4"})
    record ElementsLaid(Seat seat, Array<ElementCard> cards) implements ElementEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.elements().laying(cards)));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return viewer.equals(seat) ? this : new ElementsLaid(seat, cards.map(card -> ElementCard.UNKNOWN));
        }
    }

    /** Element cards were laid for Monsters, unknown to everybody. */
    @Rule({"CG-10.6", "CG-14.3"})
    record MonstersElementsLaid(Seat seat, Array<ElementCard> cards) implements ElementEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.elements().layingUnseen(cards)));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return new MonstersElementsLaid(seat, cards.map(card -> ElementCard.UNKNOWN));
        }
    }

    /** All Element cards that a player drew for a duel go face-up to the discard pile. */
    @Rule("CG-8.12")
    record ElementsSpent(Seat seat, Array<ElementCard> cards) implements ElementEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.elements().spending(cards)));
        }
    }
}
