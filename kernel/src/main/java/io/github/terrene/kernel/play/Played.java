package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Outcome;
import io.vavr.control.Option;

/**
 * A game that a {@link Host} has run, and how it ended.
 *
 * @param timeline everything that was played
 * @param ending how it ended
 */
public record Played<S, A, E>(Timeline<S, A, E> timeline, Ending ending) {

    /** How it ended. */
    public sealed interface Ending permits Over, Stopped {
        /** The outcome, if there is one. */
        Option<Outcome> outcome();
    }

    /**
     * The game is over.
     *
     * @param result how it ended
     */
    public record Over(Outcome result) implements Ending {
        @Override
        public Option<Outcome> outcome() {
            return Option.some(result);
        }
    }

    /**
     * The host stopped the game at its limit of decisions: {@link Host#atMost}. Nobody has won.
     *
     * @param decisions how many were made
     */
    public record Stopped(int decisions) implements Ending {
        @Override
        public Option<Outcome> outcome() {
            return Option.none();
        }
    }

    /** The outcome; none if the game was stopped. */
    public Option<Outcome> outcome() {
        return ending.outcome();
    }

    /** The last state. */
    public S state() {
        return timeline.state();
    }
}
