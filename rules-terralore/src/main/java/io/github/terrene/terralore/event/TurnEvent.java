package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Timing;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.table.Usage;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The course of a game: turns and phases, plans and their order, effects and answers, the end. */
public sealed interface TurnEvent extends Event {
    /** A turn begins, with its Draw phase. Turns are counted from 1. */
    @Rule({"TL-4.4", "TL-5.1"})
    record TurnBegan(int turn) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.in(turn, Phase.DRAW);
        }
    }

    /** The next phase begins. */
    @Rule("TL-4.4")
    record PhaseBegan(Phase phase) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withPhase(phase);
        }
    }

    /**
     * Both plans are in: the discards are shown, and how many cards are face-down in each lane. Which discard paid for which card is not
     * shown, nor the order of a plan across lanes.
     *
     * @param plans the plans, South's first
     */
    @Rule({"TL-6.11", "TL-7.1", "TL-12.3"})
    record PlansOpened(Array<Opened> plans) implements TurnEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.withSides(plans.map(plan -> plan.applyTo(table.side(plan.seat()))));
        }

        @Override
        public Event seenBy(Seat viewer) {
            return new PlansOpened(plans.map(plan -> plan.seenBy(viewer)));
        }
    }

    /**
     * The part of a plan that becomes public when both are in.
     *
     * @param seat whose plan
     * @param discards all discards, sorted by name
     * @param defending the face-down cards in the defending lane, in the order of the plan
     * @param attacking the face-down cards in the attacking lane, in the order of the plan
     */
    @Rule({"TL-7.1", "TL-7.8"})
    record Opened(Seat seat, Array<Card> discards, Pile defending, Pile attacking) {

        private Side applyTo(Side side) {
            return side.withPlan(discards, defending, attacking);
        }

        private Opened seenBy(Seat viewer) {
            boolean own = viewer.equals(seat);
            return new Opened(seat, discards, defending.seenBy(own), attacking.seenBy(own));
        }
    }

    /**
     * Both players roll a die.
     *
     * @param south from 1 to 6
     * @param north from 1 to 6
     */
    @Rule({"TL-7.3", "TL-7.5"})
    record DiceRolled(int south, int north) implements TurnEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table;
        }
    }

    /**
     * The lane order is fixed for the turn.
     *
     * @param leader the trailing player, or the winner of the roll
     */
    @Rule({"TL-7.2", "TL-7.7"})
    record OrderFixed(Seat leader) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withLeader(leader);
        }
    }

    /**
     * An effect of a card happens.
     *
     * @param source the card as it is, or as it was when it left
     * @param timing which of its effects
     */
    @Rule("TL-9.8")
    record EffectBegan(CardOnField source, Timing timing) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withUsed(table.used().append(Usage.of(source, timing)));
        }
    }

    /**
     * A player openly answered an effect, or chose the Creature that makes room for a fifth. The consequences, if any, follow as separate
     * events. For a {@linkplain Choice#secret secret} choice there are only the events of its consequences.
     */
    @Rule({"TL-9.24", "TL-12.6"})
    record Chosen(Seat seat, Choice choice) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table;
        }
    }

    /** What lasts this turn expires. */
    @Rule({"TL-4.5", "TL-9.11"})
    record TurnEnded(int turn) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.lasting();
        }
    }

    /** The game is over. */
    @Rule("TL-11.3")
    record GameEnded(Outcome outcome) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withOutcome(Option.some(outcome));
        }
    }
}
