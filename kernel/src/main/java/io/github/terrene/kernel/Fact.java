package io.github.terrene.kernel;

import io.vavr.collection.Array;
import java.util.function.Function;

/**
 * One fact of a {@link Rejection}, for programs that put refusals into their own words.
 *
 * @param name what it is about, for example {@code character}
 * @param type what its value is
 * @param value a {@link String}, a {@link Long}, a {@link Seat} or an {@link Array} of texts, as the type says
 */
public record Fact(String name, Type type, Object value) {

    /** The type of a fact's value. A template gives it after the name: {@code {cost:number}}. Without a type, the value is a text. */
    public enum Type {
        /** A name or a word: a {@link String}. Language files may have words of their own for it. */
        TEXT(String.class, String::valueOf),
        /** A whole number: a {@link Long}. */
        NUMBER(Long.class, String::valueOf),
        /** How often: a {@link Long}. English says "once" or "3 times". */
        TIMES(Long.class, number -> number.equals(1L) ? "once" : number + " times"),
        /** A {@link Seat}. */
        SEAT(Seat.class, String::valueOf),
        /** A card of the catalogue, by its id: a {@link String}. People know the card by its printed name. */
        CARD(String.class, String::valueOf),
        /** Several words, all of which are meant: an {@link Array} of texts. */
        ALL(Array.class, words -> joined((Array<?>) words, "and")),
        /** Several words, one of which is meant: an {@link Array} of texts. */
        ANY(Array.class, words -> joined((Array<?>) words, "or"));

        private final Class<?> values;
        private final Function<Object, String> english;

        Type(Class<?> values, Function<Object, String> english) {
            this.values = values;
            this.english = english;
        }

        boolean fits(Object value) {
            return values.isInstance(value);
        }

        /** A value as a fact keeps it: a value of any other type is kept as its text. */
        static Object kept(Object value) {
            if (value instanceof Iterable<?> several) {
                return Array.ofAll(several).map(String::valueOf);
            }
            return value instanceof Integer number
                    ? (Object) number.longValue()
                    : value instanceof Long || value instanceof Seat ? value : String.valueOf(value);
        }

        private static String joined(Array<?> words, String last) {
            return words.size() <= 1 ? words.mkString() : words.init().mkString(", ") + " " + last + " " + words.last();
        }
    }

    /** The value in English. */
    public String text() {
        return type.english.apply(value);
    }
}
