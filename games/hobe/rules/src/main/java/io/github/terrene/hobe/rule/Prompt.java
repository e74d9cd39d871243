package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.EventTiming;
import io.github.terrene.hobe.rule.EventTask.OpenWindow;
import io.github.terrene.hobe.rule.TurnTask.Continue;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A task that waits for a decision of one player. */
@Rule("HB-12.4")
public sealed interface Prompt extends Task, GamePrompt
        permits Prompt.MoveOrPlay, Prompt.Window, Prompt.NameAttacker, Ask {
    /** Who decides. */
    Seat seat();

    /** The kinds of actions to choose from, as a set of {@link ActionKind#bit bits}. */
    @Internal
    long offers();

    @Override
    default long offers(Seat viewer) {
        return viewer.equals(seat()) ? offers() : 0;
    }

    @Override
    default Array<Seat> seats() {
        return seat().asList();
    }

    /** Which cards can be played: Events of that timing, and all other cards in the Play phase; null if none can. */
    @Internal
    default @Nullable EventTiming timing() {
        return null;
    }

    /** What comes after Events that were played in this decision. */
    @Internal
    default Task afterEvents() {
        throw new IllegalStateException("no Event can be played in this decision: " + key());
    }

    @Override
    default Prompt asPrompt() {
        return this;
    }

    /** The active player moves, plays, or goes on to the Battle phase. */
    @Rule({"HB-6.1", "HB-6.4", "HB-7.1", "HB-7.32"})
    record MoveOrPlay(Seat seat) implements Prompt {
        private static final Array<MoveOrPlay> BY_SEAT = Players.BOTH.map(MoveOrPlay::new);
        private static final long OFFERS = ActionKind.MOVE.bit()
                | ActionKind.PLAY_CARD.bit()
                | ActionKind.SACRIFICE.bit()
                | ActionKind.GO_TO_BATTLE.bit()
                | ActionKind.CONCEDE.bit();

        /** The decision of that player; cached. */
        static MoveOrPlay of(Seat seat) {
            return BY_SEAT.get(seat.index());
        }

        @Override
        public long offers() {
            return OFFERS;
        }

        @Override
        public String key() {
            return "turn";
        }

        @Override
        public EventTiming timing() {
            return EventTiming.PLAY_PHASE;
        }

        @Override
        public Task afterEvents() {
            return Continue.TASK;
        }
    }

    /**
     * A player may counter an Event, or play Events at the start of the opponent's Battle phase.
     *
     * @param timing of what can be played
     */
    @Rule({"HB-8.1", "HB-8.9"})
    record Window(Seat seat, EventTiming timing) implements Prompt {
        private static final long OFFERS =
                ActionKind.PLAY_CARD.bit() | ActionKind.PASS.bit() | ActionKind.CONCEDE.bit();

        @Override
        public long offers() {
            return OFFERS;
        }

        @Override
        public String key() {
            return timing == EventTiming.COUNTER ? "counter" : "before-battle";
        }

        @Override
        public Task afterEvents() {
            return new OpenWindow(seat, timing);
        }
    }

    /** The active player names the next attacker. */
    @Rule({"HB-9.1", "HB-9.2"})
    record NameAttacker(Seat seat) implements Prompt {
        private static final long OFFERS = ActionKind.ATTACK.bit() | ActionKind.CONCEDE.bit();

        @Override
        public long offers() {
            return OFFERS;
        }

        @Override
        public String key() {
            return "attacker";
        }
    }
}
