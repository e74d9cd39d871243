package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import java.util.function.BiFunction;
import java.util.function.IntFunction;

/** The type of a component as it is declared. */
public sealed interface Declared {
    /** A class, with its type arguments if it is generic. */
    static Declared of(Class<?> raw, Declared... arguments) {
        return new Known(raw, Array.of(arguments));
    }

    /**
     * A type parameter of the type that declares the component.
     *
     * @param place its place among them, from 0
     */
    static Declared parameter(int place) {
        return new Parameter(place);
    }

    /** The answer for a class with type arguments, or for a type parameter at a place. */
    <R> R match(BiFunction<Class<?>, Array<Declared>, R> known, IntFunction<R> parameter);

    /**
     * A class.
     *
     * @param raw the class
     * @param arguments its type arguments
     */
    record Known(Class<?> raw, Array<Declared> arguments) implements Declared {
        @Override
        public <R> R match(BiFunction<Class<?>, Array<Declared>, R> known, IntFunction<R> parameter) {
            return known.apply(raw, arguments);
        }
    }

    /**
     * A type parameter.
     *
     * @param place its place among those of the type that declares the component
     */
    record Parameter(int place) implements Declared {
        @Override
        public <R> R match(BiFunction<Class<?>, Array<Declared>, R> known, IntFunction<R> parameter) {
            return parameter.apply(place);
        }
    }
}
