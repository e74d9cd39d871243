package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.Act;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Quality;
import org.jspecify.annotations.Nullable;

/** A change made to a Battle card. Points beyond {@link Bounds} count as that much. */
@Rule({"HB-3.8", "HB-9.12", "HB-10.16"})
public sealed interface Change {
    /** How long it lasts. */
    Duration duration();

    /** The same change with points within {@link Bounds}, if it has points. */
    default Change bounded() {
        return this;
    }

    /** What it adds to the ATK. */
    default int adds() {
        return 0;
    }

    /** The ATK that it gives, or null. */
    default @Nullable Integer attack() {
        return null;
    }

    /** Whether it forbids the card something. */
    default boolean forbids(Deed deed) {
        return false;
    }

    /** Whether it prevents the next damage to the card. */
    default boolean protects() {
        return false;
    }

    /** What it makes the card be, of that sort, or null. */
    default <Q extends Quality> @Nullable Q makes(Class<Q> sort) {
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
     * It is something: "Ranged".
     *
     * @param quality what it is
     */
    record Made(Quality quality, Duration duration) implements Change {
        /** Refuses a change without a quality or a duration with an {@link IllegalArgumentException}. */
        public Made {
            Arguments.present("change", "quality", quality);
            Arguments.present("change", "duration", duration);
        }

        @Override
        public <Q extends Quality> @Nullable Q makes(Class<Q> sort) {
            return sort.isInstance(quality) ? sort.cast(quality) : null;
        }
    }

    /**
     * It cannot do something: "cannot attack".
     *
     * @param deed what it cannot do
     */
    @Rule("HB-10.27")
    record Forbidden(Act deed, Duration duration) implements Change {
        /** Refuses a change without a deed or a duration with an {@link IllegalArgumentException}. */
        public Forbidden {
            Arguments.present("change", "deed", deed);
            Arguments.present("change", "duration", duration);
        }

        @Override
        public boolean forbids(Deed asked) {
            return deed == asked;
        }
    }

    /** The next damage to it is prevented. */
    @Rule("HB-10.28")
    record Protected(Duration duration) implements Change {
        /** Refuses a change without a duration with an {@link IllegalArgumentException}. */
        public Protected {
            Arguments.present("change", "duration", duration);
        }

        @Override
        public boolean protects() {
            return true;
        }
    }
}
