package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.event.EventSpent;
import io.github.terrene.hobe.event.WindowClosed;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Work;
import io.github.terrene.hobe.rule.resolve.CarryOut;
import io.github.terrene.hobe.rule.resolve.Drain;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.vavr.collection.Array;

/** What happens with Events between the players. */
@Internal
public sealed interface EventTask extends Work {
    /**
     * A window opens. It closes by itself if its player has no card in hand; with {@code offerAllWindows} off also if nothing there can be
     * played.
     */
    @Rule({"HB-8.1", "HB-8.8", "HB-8.9"})
    record OpenWindow(Seat seat, EventTiming timing) implements EventTask {
        private static final Kinds PLAYING = Kinds.of(PlayCard.class);

        @Override
        public Array<Due> due(Agenda agenda, Table table) {
            return Array.of(new Due.EventWindow(seat, timing));
        }

        @Override
        public void run(Play play) {
            Window window = new Window(seat, timing);
            boolean cards = play.table().handSize(seat) > 0;
            if (cards && (play.options().offerAllWindows() || playable(play, window))) {
                play.next(window);
            } else {
                play.emit(new WindowClosed(seat));
            }
        }

        /** Whether it opens tells the other player something that cannot be taken back. */
        private boolean playable(Play play, Window window) {
            play.forbidUndo();
            return play.could(PLAYING, seat, window);
        }
    }

    /** The Events between the players have their effects, the one played last first. */
    @Rule({"HB-8.5", "HB-8.6", "HB-8.11"})
    record ResolveEvents() implements EventTask {
        static final ResolveEvents TASK = new ResolveEvents();

        @Override
        public Array<Due> due(Agenda agenda, Table table) {
            return Due.Course.EVENTS.next();
        }

        @Override
        public void run(Play play) {
            if (play.table().played().nonEmpty()) {
                play.next(CarryOut.EVENT, Spend.TASK, Drain.TASK, this);
            }
        }
    }

    /** The uppermost Event goes to the Underworld, before the effects that it caused happen. */
    @Rule({"HB-7.25", "HB-8.11"})
    record Spend() implements EventTask {
        static final Spend TASK = new Spend();

        @Override
        public Array<Due> due(Agenda agenda, Table table) {
            return Due.Course.EVENT_LEAVES.next();
        }

        @Override
        public void run(Play play) {
            play.emit(new EventSpent(play.table().played().last()));
        }
    }
}
