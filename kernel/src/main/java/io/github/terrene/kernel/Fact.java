package io.github.terrene.kernel;

/**
 * One fact of a {@link Rejection}, for programs that put refusals into their own words.
 *
 * @param name what it is about, for example {@code character}
 * @param type what its value is
 * @param value a {@link String}, an {@link Integer} or {@link Long}, or a {@link Seat}, as the type says
 */
public record Fact(String name, Type type, Object value) {

    /** What the value of a fact is. A template names it behind the name, {@code {cost:number}}; without that, it is a text. */
    public enum Type {
        /** A name, or several: a {@link String}. */
        TEXT {
            @Override
            boolean fits(Object value) {
                return value instanceof String;
            }
        },
        /** A whole number: an {@link Integer} or a {@link Long}. */
        NUMBER {
            @Override
            boolean fits(Object value) {
                return value instanceof Integer || value instanceof Long;
            }
        },
        /** A {@link io.github.terrene.kernel.Seat}. */
        SEAT {
            @Override
            boolean fits(Object value) {
                return value instanceof Seat;
            }
        };

        abstract boolean fits(Object value);

        /** A value as a fact keeps it: what is of no type of its own is told by its text. */
        static Object kept(Object value) {
            return NUMBER.fits(value) || SEAT.fits(value) ? value : String.valueOf(value);
        }
    }
}
