package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Cards are played, moved, sacrificed; Events lie between the players until they are spent. */
public sealed interface PlayEvent extends Event {
    /** What lies in two slots of a side changes places. */
    @Rule({"HB-6.2", "HB-6.3"})
    record Moved(Seat seat, Slot one, Slot other) implements PlayEvent {
        @Override
        public Table applyTo(Table table) {
            return table.exchanging(seat, one, other, table.thisTurn().moved());
        }
    }

    /**
     * A player names a card in hand, and its bearer or targets. The cost follows; then the card is played.
     *
     * @param card the card, which everybody now sees
     */
    @Rule({"HB-7.2", "HB-12.5"})
    record CardNamed(Seat seat, Card card, Array<Choice> targets) implements PlayEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table;
        }
    }

    /**
     * A Battle card, a Weapon or a Situation is played from a hand.
     *
     * @param card the card as it is in play
     */
    @Rule({"HB-7.13", "HB-7.14", "HB-7.15", "HB-7.27"})
    record CardPlayed(Seat seat, CardInPlay card) implements PlayEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            return table.entering(
                    card, side.withHand(side.hand().minus(card.card().id())));
        }
    }

    /** An Event is played from a hand: it lies face-up between the players. */
    @Rule({"HB-7.24", "HB-8.11"})
    record EventPlayed(PlayedEvent event) implements PlayEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(event.seat());
            return table.with(
                    side.withHand(side.hand().minus(event.card().id())),
                    table.played().append(event));
        }
    }

    /** The Event below the uppermost is countered: it goes to the Underworld without its effect. */
    @Rule({"HB-8.2", "HB-8.11"})
    record EventCountered(PlayedEvent event) implements PlayEvent {
        @Override
        public Table applyTo(Table table) {
            Array<PlayedEvent> left = table.played().removeAt(table.played().size() - 2);
            return table.with(table.side(event.seat()).bury(event.card()), left);
        }
    }

    /** The uppermost Event, whose effect is complete, goes to the Underworld. */
    @Rule({"HB-7.25", "HB-8.11"})
    record EventSpent(PlayedEvent event) implements PlayEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    table.side(event.seat()).bury(event.card()), table.played().init());
        }
    }

    /** A player puts the own Situation into the Underworld. */
    @Rule({"HB-3.10", "HB-7.31"})
    record Sacrificed(Seat seat, CardInPlay situation) implements PlayEvent {
        @Override
        public Table applyTo(Table table) {
            return table.leaving(situation, side -> side.bury(situation.card()));
        }
    }

    /**
     * A card attacks. What it does follows.
     *
     * @param attacker the number of the card
     * @param attack its ATK
     * @param hit the numbers of the cards that it hits; none if it hits the deck
     */
    @Rule({"HB-9.2", "HB-9.3", "HB-9.10"})
    record Attacked(int attacker, int attack, Array<Integer> hit) implements PlayEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.thisTurn().attacking(attacker));
        }
    }
}
