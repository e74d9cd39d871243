package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;

/** A change made to a Creature's points. */
@Rule({"TL-9.11", "TL-9.12"})
public sealed interface Change {
    /** How long it lasts. */
    Duration duration();

    /** What replaces the base value. */
    default int replaces(int base) {
        return base;
    }

    /** What it adds. */
    default int adds() {
        return 0;
    }

    /**
     * Points are added, or taken.
     *
     * @param points how many; negative if they are taken
     */
    record Added(int points, Duration duration) implements Change {
        @Override
        public int adds() {
            return points;
        }
    }

    /**
     * "Points are N".
     *
     * @param points how many, instead of those printed
     */
    record Set(int points, Duration duration) implements Change {
        @Override
        public int replaces(int base) {
            return points;
        }
    }
}
