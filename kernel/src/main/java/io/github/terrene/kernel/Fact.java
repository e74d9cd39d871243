package io.github.terrene.kernel;

/**
 * One fact of a {@link Rejection}, for programs that put refusals into their own words.
 *
 * @param name what it is about, for example {@code character}
 * @param type what its value is
 * @param value a {@link String}, a {@link Long} or a {@link Seat}, as the type says
 */
public record Fact(String name, Type type, Object value) {

    /** The type of a fact's value. A template gives it after the name: {@code {cost:number}}. Without a type, the value is a text. */
    public enum Type {
        /** A name, or several: a {@link String}. */
        TEXT(String.class),
        /** A whole number: a {@link Long}. */
        NUMBER(Long.class),
        /** A {@link Seat}. */
        SEAT(Seat.class),
        /** A card of the catalogue, by its id: a {@link String}. People know the card by its printed name. */
        CARD(String.class);

        private final Class<?> values;

        Type(Class<?> values) {
            this.values = values;
        }

        boolean fits(Object value) {
            return values.isInstance(value);
        }

        /** A value as a fact keeps it: a value of any other type is kept as its text. */
        static Object kept(Object value) {
            return value instanceof Integer number
                    ? (Object) number.longValue()
                    : value instanceof Long || value instanceof Seat ? value : String.valueOf(value);
        }
    }
}
