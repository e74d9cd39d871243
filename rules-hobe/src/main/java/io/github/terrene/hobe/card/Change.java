package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import org.jspecify.annotations.Nullable;

/** A change made to a Battle card. */
@Rule({"HB-3.8", "HB-9.12", "HB-10.16"})
public sealed interface Change {
    /** How long it lasts. */
    Duration duration();

    /** What it adds to the ATK. */
    default int adds() {
        return 0;
    }

    /** The ATK that it gives, or null. */
    default @Nullable Integer attack() {
        return null;
    }

    /** The reach that it gives, or null. */
    default @Nullable Reach reach() {
        return null;
    }

    /** "ATK +n". */
    record Added(int points, Duration duration) implements Change {
        @Override
        public int adds() {
            return points;
        }
    }

    /** "ATK = n". */
    record SetTo(int points, Duration duration) implements Change {
        @Override
        public Integer attack() {
            return points;
        }
    }

    /** Melee becomes Ranged, or the reverse. */
    record Reaching(Reach reach, Duration duration) implements Change {}
}
