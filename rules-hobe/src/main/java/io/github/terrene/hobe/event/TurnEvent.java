package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.table.ThisTurn;
import io.github.terrene.hobe.table.Usage;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** The course of a game: turns and phases, effects and answers, the end. */
public sealed interface TurnEvent extends Event {
    /**
     * A coin is tossed.
     *
     * @param first who goes first
     */
    @Rule("HB-4.2")
    record CoinTossed(Seat first) implements TurnEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.in(0, Phase.SETUP, first);
        }
    }

    /**
     * A turn begins.
     *
     * @param turn its number, counted from 1 for both players together
     * @param active whose turn it is
     */
    @Rule({"HB-4.3", "HB-5.1", "HB-5.2"})
    record TurnBegan(int turn, Seat active) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.in(turn, Phase.START, active);
        }
    }

    /** The next phase begins. What is in play when the Play phase begins counts for requirements. */
    @Rule({"HB-5.1", "HB-5.6", "HB-7.8"})
    record PhaseBegan(Phase phase) implements TurnEvent {
        private static final Array<PhaseBegan> ALL = Array.of(Phase.values()).map(PhaseBegan::new);

        /** The event for that phase; the same object every time. */
        public static PhaseBegan of(Phase phase) {
            return ALL.get(phase.ordinal());
        }

        @Override
        public Table applyTo(Table table) {
            ThisTurn remembered = table.thisTurn();
            return table.in(phase, phase == Phase.PLAY ? remembered.withSettled(table.next()) : remembered);
        }
    }

    /**
     * An effect of a card in play happens.
     *
     * @param source the card as it is, or as it was when it left
     * @param ability the place of the ability on the card
     */
    @Rule({"HB-10.6", "HB-10.7"})
    record EffectBegan(CardInPlay source, int ability) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.thisTurn().using(new Usage(source.number(), ability)));
        }
    }

    /** A player answered an effect. For a {@linkplain Choice#secret secret} choice there are only the events of its consequences. */
    @Rule({"HB-10.15", "HB-12.4"})
    record Chosen(Seat seat, Choice choice) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table;
        }
    }

    /** A player played nothing, or nothing more, in a window, or it closed by itself. */
    @Rule({"HB-8.5", "HB-8.8"})
    record WindowClosed(Seat seat) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table;
        }
    }

    /** What lasts this turn ends. */
    @Rule({"HB-5.2", "HB-5.5"})
    record TurnEnded(int turn) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.lasting();
        }
    }

    /** The game is over: the last one standing wins, and gets a hug. */
    @Rule({"HB-11.1", "HB-11.6"})
    record GameEnded(Outcome outcome) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(outcome);
        }
    }
}
