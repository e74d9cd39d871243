package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A type with all its type arguments known.
 *
 * @param given its form, if it was given as an argument
 */
record Generic(Class<?> raw, Array<Generic> arguments, Option<Form<?>> given) {

    static Generic of(Class<?> raw) {
        return new Generic(raw, Array.empty(), Option.none());
    }

    /** A generic type with these forms for its type parameters. */
    static Generic of(Class<?> raw, Array<Form<?>> arguments) {
        return new Generic(
                raw, arguments.map(form -> new Generic(Object.class, Array.empty(), Option.some(form))), Option.none());
    }

    /** The same, if it has a type argument for each of its parameters. */
    Generic with(Parameters parameters) {
        if (parameters.count() > 0) {
            argument(parameters.count() - 1);
        }
        return this;
    }

    /** A type argument. */
    Generic argument(int place) {
        if (place >= arguments.size()) {
            throw new IllegalArgumentException(
                    raw.getName() + " has type parameters: its values have no form without knowing them");
        }
        return arguments.get(place);
    }

    /** A type that is mentioned within this one. */
    Generic within(Declared type) {
        return type.match((known, its) -> new Generic(known, its.map(this::within), Option.none()), this::argument);
    }

    /** A direct subtype of this one, with the type arguments that this one gives it. */
    Generic member(Class<?> member, Parameters parameters) {
        return new Generic(
                member,
                Array.range(0, parameters.count()).map(parameter -> argument(member, parameters, parameter)),
                Option.none());
    }

    private Generic argument(Class<?> member, Parameters parameters, int parameter) {
        int place = parameters.place(parameter, raw);
        if (place < 0) {
            throw new IllegalArgumentException("type parameter " + (parameter + 1) + " of " + member.getName()
                    + " does not follow from " + raw.getName());
        }
        return argument(place);
    }
}
