package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckKind;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** What happens before the first turn. */
public sealed interface SetupEvent extends Event {
    /** Both drafts are complete: what a player kept is shown. */
    @Rule({"CG-4.4", "CG-4.5", "CG-4.11"})
    record SpearheadShown(Seat seat, Spearhead spearhead) implements SetupEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.with(spearhead)
                            .with(side.decks()
                                    .with(
                                            DeckKind.COMPANION,
                                            side.decks().companion().minus(spearhead.cards()))));
        }
    }

    /**
     * A player's Companion and Adventure decks were shuffled.
     *
     * @param companion the Companion deck as it is now, which nobody sees
     * @param adventure the Adventure deck as it is now, which nobody sees
     */
    @Rule({"CG-4.6", "CG-8.17"})
    record DecksShuffled(Seat seat, Pile<Card> companion, Pile<Card> adventure) implements SetupEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.with(
                            side.decks().with(DeckKind.COMPANION, companion).with(DeckKind.ADVENTURE, adventure)));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return new DecksShuffled(seat, Pile.unknownCards(companion.size()), Pile.unknownCards(adventure.size()));
        }
    }

    /** Both players drew an Element card for the first Sword. */
    @Rule("CG-4.9")
    record SwordDrawn(ElementCard south, ElementCard north) implements SetupEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table;
        }
    }
}
