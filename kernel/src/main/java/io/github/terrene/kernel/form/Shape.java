package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import java.lang.annotation.Annotation;
import java.util.function.UnaryOperator;

/**
 * What a type consists of, as it was declared. The forms of its parts also depend on the scalars and families of a game, and on type
 * arguments.
 */
public sealed interface Shape {
    /** The type parameters of the type. */
    Parameters parameters();

    /** The answer for this kind of shape. */
    <R> R match(Cases<R> cases);

    /**
     * A record or an Immutables value.
     *
     * @param components in order
     * @param maker puts a value together
     * @param taker takes one apart
     */
    record Product(Parameters parameters, Array<Component> components, Maker maker, Taker taker) implements Shape {
        /** A product that is taken apart one component after another. */
        public Product(Parameters parameters, Array<Component> components, Maker maker) {
            this(parameters, components, maker, Taker.of(components.map(Component::access)));
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.product(this);
        }
    }

    /**
     * A sealed interface or class.
     *
     * @param members the permitted types, in order
     */
    record Sum(Parameters parameters, Array<Class<?>> members) implements Shape {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.sum(this);
        }
    }

    /**
     * An enum.
     *
     * @param constants all of them, in order
     */
    record Names(Array<?> constants) implements Shape {
        @Override
        public Parameters parameters() {
            return Parameters.NONE;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.names(this);
        }
    }

    /**
     * A component of a record, or an attribute of an Immutables value.
     *
     * @param name its name there
     * @param declared its type
     * @param access takes it out of a value
     * @param names what it names, if it is a text or a whole number, or several of them
     * @param primitive whether it can never be null
     * @param said what {@linkplain Carried carried} annotations say of it, in the order in which they were written
     */
    record Component(
            String name,
            Declared declared,
            UnaryOperator<Object> access,
            Named names,
            boolean primitive,
            Array<Annotation> said) {
        /** A component of which no annotation says anything. */
        public Component(String name, Declared declared, UnaryOperator<Object> access, Named names, boolean primitive) {
            this(name, declared, access, names, primitive, Array.empty());
        }
    }

    /** Makes a value from its parts, in order. */
    @FunctionalInterface
    interface Maker {
        /** The value; it may throw anything if there is none with these parts. */
        Object make(Object[] parts) throws Throwable;
    }

    /** Takes a value apart into its parts, in order. */
    @FunctionalInterface
    interface Taker {
        /** The parts, in an array of the caller's own. */
        Object[] take(Object value);

        /** Takes one part after another. */
        static Taker of(Array<UnaryOperator<Object>> parts) {
            return value -> {
                Object[] apart = new Object[parts.size()];
                for (int i = 0; i < apart.length; i++) {
                    apart[i] = parts.get(i).apply(value);
                }
                return apart;
            };
        }
    }

    /**
     * One answer for each kind of shape.
     *
     * @param <R> answers
     */
    interface Cases<R> {
        /** For a record or an Immutables value. */
        R product(Product shape);

        /** For a sealed type. */
        R sum(Sum shape);

        /** For an enum. */
        R names(Names shape);
    }
}
