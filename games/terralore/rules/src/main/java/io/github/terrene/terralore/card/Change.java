package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Duration;

/** A change made to a Creature's points. */
@Rule({"TL-9.11", "TL-9.12"})
public sealed interface Change {
    /** How long it lasts. */
    Duration duration();

    /**
     * The change that an effect makes: of at most {@value Points#MOST} points.
     *
     * @throws IllegalArgumentException if it does not say how long it lasts, or that points are less than 0
     */
    Change checked();

    /** What replaces the base value. */
    default int replaces(int base) {
        return base;
    }

    /** What it adds. */
    default int adds() {
        return 0;
    }

    /** Whether it forbids that. */
    default boolean forbids(Deed deed) {
        return false;
    }

    /**
     * Something is forbidden: "cannot be moved".
     *
     * @param deed what
     */
    @Rule("TL-9.35")
    record Forbidden(Deed deed, Duration duration) implements Change {
        @Override
        public Change checked() {
            return new Forbidden(
                    Arguments.present("forbid", "deed", deed), Arguments.present("change", "duration", duration));
        }

        @Override
        public boolean forbids(Deed asked) {
            return deed == asked;
        }
    }

    /**
     * Points are added or taken away.
     *
     * @param points the number of points; negative if they are taken away
     */
    record Added(int points, Duration duration) implements Change {
        @Override
        public Change checked() {
            return new Added(Points.bounded(points), Arguments.present("change", "duration", duration));
        }

        @Override
        public int adds() {
            return points;
        }
    }

    /**
     * The points are set to a number: "Points are N".
     *
     * @param points the number of points, instead of those printed; 0 or more
     */
    record Set(int points, Duration duration) implements Change {
        @Override
        public Change checked() {
            int bounded = Points.bounded(Arguments.amount("change", points));
            return new Set(bounded, Arguments.present("change", "duration", duration));
        }

        @Override
        public int replaces(int base) {
            return points;
        }
    }
}
