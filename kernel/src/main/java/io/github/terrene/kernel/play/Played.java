package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Outcome;
import io.vavr.control.Option;

/**
 * What became of a game that a {@link Host} had played.
 *
 * @param timeline all that was played
 * @param ending how it ended
 */
public record Played<S, A, E>(Timeline<S, A, E> timeline, Ending ending) {

    /** How it came to its end. */
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
     * The host stopped it, since it had asked for as many decisions as it was told to at most: {@link Host#atMost}. Nobody has won.
     *
     * @param decisions how many
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
