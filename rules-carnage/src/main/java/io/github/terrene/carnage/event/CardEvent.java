package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckKind;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What happens with cards of the hand and the spearhead outside duels, and what is paid. */
public sealed interface CardEvent extends Event {
    /** Whose cards. */
    Seat seat();

    /** A player paid for an action. */
    @Rule("CG-6.1")
    record Paid(Seat seat, int ap, int shards) implements CardEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.purse().paying(ap, shards)));
        }
    }

    /** A player drew a card, unknown to others. */
    @Rule({"CG-4.8", "CG-5.3", "CG-14.2", "CG-14.6"})
    record Drawn(Seat seat, DeckKind deck, Card card) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.decks().drawing(deck, card)));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return viewer.equals(seat) ? this : new Drawn(seat, deck, Card.UNKNOWN);
        }
    }

    /** A player burned a card. */
    @Rule("CG-6.3")
    record Burned(Seat seat, Card card, int shards) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.with(side.decks().without(card).discarding(Array.of(card)))
                            .with(side.purse().plusShards(shards)));
        }
    }

    /** A player discarded a card by an effect. */
    @Rule("CG-12.8")
    record Discarded(Seat seat, Card card) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.decks().without(card).discarding(Array.of(card))));
        }
    }

    /**
     * A player took a card back from the discard pile.
     *
     * @param held the same card in the hand, where others do not know it
     */
    @Rule("CG-14.9")
    record TakenBack(Seat seat, Card card, Card held) implements CardEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat, side -> side.with(side.decks().recovering(card).holding(held)));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return viewer.equals(seat) ? this : new TakenBack(seat, card, Card.UNKNOWN);
        }
    }

    /** A Location came to the realm. */
    @Rule("CG-6.6")
    record LocationPlaced(Seat seat, Card card) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat, side -> side.placing(card).with(side.domain().plusLocation(card)));
        }
    }

    /** A Monster came to the nest. */
    @Rule("CG-6.9")
    record MonsterPlaced(Seat seat, Card card) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat, side -> side.placing(card).with(side.domain().plusMonster(card)));
        }
    }

    /** A Legend or Relic came to a place of the spearhead. */
    @Rule({"CG-6.10", "CG-6.11"})
    record Added(Seat seat, Card card, int place) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.placing(card)
                            .with(side.spearhead().with(place, card.kind(), Option.some(Stack.of(card)))));
        }
    }

    /** A duplicate came under a Legend or Relic. */
    @Rule("CG-6.12")
    record Reinforced(Seat seat, Card card, int place) implements CardEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.placing(card)
                            .with(side.spearhead()
                                    .with(
                                            place,
                                            card.kind(),
                                            side.spearhead()
                                                    .at(place)
                                                    .get(card.kind())
                                                    .map(stack -> stack.plus(card)))));
        }
    }

    /**
     * The text of a card begins to happen.
     *
     * @param ability the place of the ability on the card
     */
    @Rule({"CG-6.5", "CG-12.1", "CG-12.12"})
    record AbilityBegan(Seat seat, Card card, int ability) implements CardEvent {
        @Override
        public Table applyTo(Table table) {
            return card.abilities().get(ability).oncePerGame()
                    ? table.with(seat, side -> side.using(card.name()))
                    : table;
        }
    }
}
