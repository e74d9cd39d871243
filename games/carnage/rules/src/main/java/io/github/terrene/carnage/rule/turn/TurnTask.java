package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.ActionPointsReceived;
import io.github.terrene.carnage.event.TurnBegan;
import io.github.terrene.carnage.event.TurnEnded;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Victory;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.carnage.rule.resolve.DrawCards;
import io.github.terrene.carnage.rule.resolve.DueEffects;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** The sequence of a turn: each of these is what a turn continues with when nothing else is left to be done. */
@Internal
public sealed interface TurnTask extends Work {
    /** The action points of a turn. */
    @Rule("CG-5.4")
    int POINTS = 3;

    /** A player takes the Sword: the other player receives a shard, then the hand is filled. */
    @Rule({"CG-5.1", "CG-5.2", "CG-5.3", "CG-5.11"})
    record BeginTurn(int turn, Seat active) implements TurnTask {
        private static final int HAND = 5;

        @Override
        public void run(Play play) {
            play.emit(new TurnBegan(turn, active));
            play.next(
                    new DrawCards(
                            active,
                            Due.Reason.TURN,
                            HAND - play.side(active).hand().size()),
                    ReceivePoints.TASK);
        }
    }

    /** The active player receives action points. */
    @Rule({"CG-5.4", "CG-12.6"})
    record ReceivePoints() implements TurnTask {
        static final ReceivePoints TASK = new ReceivePoints();

        @Override
        public Array<Due> due() {
            return Due.Course.ACTION_POINTS.next();
        }

        @Override
        public void run(Play play) {
            Seat active = play.table().active();
            play.emit(new ActionPointsReceived(active, POINTS));
            play.next(Continue.TASK);
            DueEffects.begin(play, DueEffects.of(play.table(), When.START_OF_TURN, active));
        }
    }

    /** The active player continues, as long as there are action points. */
    @Rule({"CG-5.5", "CG-5.6", "CG-5.10"})
    record Continue() implements TurnTask {
        static final Continue TASK = new Continue();

        @Override
        public Array<Due> due() {
            return Due.Course.TURN.next();
        }

        @Override
        public void run(Play play) {
            Seat active = play.table().active();
            if (play.side(active).purse().ap() > 0) {
                play.next(new TakeAction(active));
            } else {
                EndTurn.begin(play);
            }
        }
    }

    /** The Sword passes. */
    @Rule({"CG-5.6", "CG-5.7", "CG-5.11", "CG-13.2", "CG-13.5", "CG-13.6"})
    record EndTurn() implements TurnTask {
        private static final EndTurn TASK = new EndTurn();

        /** What waits for the end of the turn happens first. */
        @Rule("CG-12.20")
        static void begin(Play play) {
            play.next(TASK);
            DueEffects.begin(
                    play,
                    DueEffects.of(play.table(), When.END_OF_TURN, play.table().active()));
        }

        @Override
        public void run(Play play) {
            Table table = play.table();
            Seat active = table.active();
            play.emit(new TurnEnded(active));
            if (play.options().concedeOnExhaustion()
                    && play.side(active).decks().exhausted()) {
                play.end(new Outcome(table.passive().asList(), "CG-13.2"));
            } else if (play.table().idle() >= play.options().stalemateTurns()) {
                Victory.count(play, "CG-13.5");
            } else if (table.turn() >= play.options().turnLimit()) {
                Victory.count(play, "CG-13.6");
            } else {
                play.next(new BeginTurn(table.turn() + 1, table.passive()));
            }
        }
    }
}
