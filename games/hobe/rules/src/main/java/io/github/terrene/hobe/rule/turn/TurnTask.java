package io.github.terrene.hobe.rule.turn;

import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.event.PhaseBegan;
import io.github.terrene.hobe.event.TurnBegan;
import io.github.terrene.hobe.event.TurnEnded;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Work;
import io.github.terrene.hobe.rule.battle.NextAttack;
import io.github.terrene.hobe.rule.play.EventTask.OpenWindow;
import io.github.terrene.hobe.rule.resolve.Decks;
import io.github.terrene.hobe.rule.resolve.Drain;
import io.github.terrene.hobe.rule.resolve.DueEffects;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** The sequence of a turn: each of these is what a turn continues with when nothing else is left to be done. */
@Internal
public sealed interface TurnTask extends Work {
    /** A turn begins, with "start of turn" effects. */
    @Rule({"HB-5.1", "HB-5.2"})
    record BeginTurn(int turn, Seat active) implements TurnTask {
        @Override
        public void run(Play play) {
            play.emit(new TurnBegan(turn, active));
            play.queue(DueEffects.ofTurn(play.table(), When.START_OF_TURN));
            Drain.before(DrawCard.TASK, play);
        }
    }

    /** The Draw phase: the active player draws a card. */
    @Rule({"HB-5.3", "HB-11.1", "HB-11.5"})
    record DrawCard() implements TurnTask {
        static final DrawCard TASK = new DrawCard();

        @Override
        public void run(Play play) {
            play.emit(PhaseBegan.of(Phase.DRAW));
            Decks.draw(play, play.table().active(), 1);
            if (!play.over()) {
                play.emit(PhaseBegan.of(Phase.MOVE));
                Drain.before(Continue.TASK, play);
            }
        }
    }

    /**
     * The active player goes on with the Move or the Play phase. A player with a card in hand is always asked; one without only if there is
     * more than one choice.
     */
    @Rule({"HB-6.1", "HB-7.1", "HB-10.19"})
    record Continue() implements TurnTask {
        static final Continue TASK = new Continue();
        private static final int CONCEDING_OR_ONE_CHOICE = 2;

        @Override
        public Array<Due> due(Agenda agenda, Table table) {
            return Due.Course.TURN.next();
        }

        @Override
        public void run(Play play) {
            Seat active = play.table().active();
            MoveOrPlay prompt = MoveOrPlay.of(active);
            boolean asked = play.table().handSize(active) > 0 || play.choices(prompt) > CONCEDING_OR_ONE_CHOICE;
            if (asked) {
                play.next(prompt);
            } else {
                toBattle(play);
            }
        }

        /** The Battle phase begins; if no card was played, the Play phase was empty. */
        @Rule({"HB-5.6", "HB-8.9", "HB-8.13"})
        static void toBattle(Play play) {
            play.beginPlaying();
            play.emit(PhaseBegan.of(Phase.BATTLE));
            Seat passive = Players.opponent(play.table().active());
            play.next(new OpenWindow(passive, EventTiming.OPPONENT_BATTLE), NextAttack.TASK, EndTurn.TASK);
        }
    }

    /** After the Battle phase: "end of turn" effects, the discard, and the next turn. */
    @Rule({"HB-5.2", "HB-5.5"})
    record EndTurn() implements TurnTask {
        static final EndTurn TASK = new EndTurn();

        @Override
        public Array<Due> due(Agenda agenda, Table table) {
            return Due.Course.END_PHASE.next();
        }

        @Override
        public void run(Play play) {
            play.emit(PhaseBegan.of(Phase.END));
            play.queue(DueEffects.ofTurn(play.table(), When.END_OF_TURN));
            play.next(Drain.TASK, DiscardToLimit.TASK, FinishTurn.TASK);
        }
    }

    /** Whatever lasts this turn ends, and the next turn begins. */
    @Rule({"HB-5.1", "HB-5.5"})
    record FinishTurn() implements TurnTask {
        static final FinishTurn TASK = new FinishTurn();

        @Override
        public Array<Due> due(Agenda agenda, Table table) {
            return Due.Course.NEXT_TURN.next();
        }

        @Override
        public void run(Play play) {
            int turn = play.table().turn();
            play.emit(new TurnEnded(turn));
            play.next(new BeginTurn(turn + 1, Players.opponent(play.table().active())));
        }
    }
}
