package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/** The value of a {@linkplain Fact fact} in a rejection, with its type. */
public sealed interface FactValue {
    /** What a rejection keeps. */
    Object kept();

    /** A value as a rejection keeps it. */
    static FactValue of(Object kept) {
        return kept instanceof Seat seat
                ? new Player(seat)
                : kept instanceof Long number ? new Whole(number) : new Text(String.valueOf(kept));
    }

    /** A name, or several. */
    record Text(@Names(Named.SENTENCE) String text) implements FactValue {
        @Override
        public Object kept() {
            return text;
        }
    }

    /** A whole number. */
    record Whole(long number) implements FactValue {
        @Override
        public Object kept() {
            return number;
        }
    }

    /** A seat. */
    record Player(Seat seat) implements FactValue {
        @Override
        public Object kept() {
            return seat;
        }
    }
}
