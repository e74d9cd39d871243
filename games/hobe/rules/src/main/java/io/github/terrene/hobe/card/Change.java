package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.Duration;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Arguments;
import org.jspecify.annotations.Nullable;

/** A change made to a Battle card. Points beyond {@link Bounds} count as that much. */
@Rule({"HB-3.8", "HB-9.12", "HB-10.16"})
public sealed interface Change {
    /** How long it lasts. */
    Duration duration();

    /** The same change with points within {@link Bounds}. */
    Change bounded();

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

    /**
     * A number is added to the ATK: "ATK +n".
     *
     * @param points the number; negative if the ATK is lowered
     */
    record Added(int points, Duration duration) implements Change {
        /** Refuses a change without a duration with an {@link IllegalArgumentException}. */
        public Added {
            Arguments.present("change", "duration", duration);
        }

        @Override
        public int adds() {
            return points;
        }

        @Override
        public Change bounded() {
            return new Added(Bounds.within(points), duration);
        }
    }

    /**
     * The ATK is set to a number: "ATK = n".
     *
     * @param points the number
     */
    record SetTo(int points, Duration duration) implements Change {
        /** Refuses a change without a duration with an {@link IllegalArgumentException}. */
        public SetTo {
            Arguments.present("change", "duration", duration);
        }

        @Override
        public Integer attack() {
            return points;
        }

        @Override
        public Change bounded() {
            return new SetTo(Bounds.amount(points), duration);
        }
    }

    /**
     * Melee becomes Ranged, or the reverse.
     *
     * @param reach the reach that it gives
     */
    record Reaching(Reach reach, Duration duration) implements Change {
        /** Refuses a change without a reach or a duration with an {@link IllegalArgumentException}. */
        public Reaching {
            Arguments.present("change", "reach", reach);
            Arguments.present("change", "duration", duration);
        }

        @Override
        public Change bounded() {
            return this;
        }
    }
}
