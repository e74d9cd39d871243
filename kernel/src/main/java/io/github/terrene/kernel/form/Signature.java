package io.github.terrene.kernel.form;

import io.github.terrene.kernel.form.Parameters.Inherited;
import io.vavr.collection.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;

/** The type parameters of a class, and what is declared in terms of them. */
record Signature(Class<?> raw, Array<Type> variables) {
    static Signature of(Class<?> raw) {
        return new Signature(raw, Array.of(raw.getTypeParameters()));
    }

    Parameters parameters() {
        return variables.isEmpty()
                ? Parameters.NONE
                : new Parameters(
                        variables.size(), Array.of(raw.getGenericInterfaces()).flatMap(this::inherited));
    }

    private Array<Inherited> inherited(Type parent) {
        return parent instanceof ParameterizedType known
                ? Array.of(new Inherited((Class<?>) known.getRawType(), places(known)))
                : Array.empty();
    }

    private Array<Integer> places(ParameterizedType parent) {
        Array<Type> arguments = Array.of(parent.getActualTypeArguments());
        return variables.map(arguments::indexOf);
    }

    // the JDK offers no other way to tell the kinds of types apart
    Declared declared(Type type) {
        if (type instanceof Class<?> known) {
            return Declared.of(known);
        }
        if (type instanceof ParameterizedType known) {
            return new Declared.Known(
                    (Class<?>) known.getRawType(),
                    Array.of(known.getActualTypeArguments()).map(this::declared));
        }
        if (type instanceof TypeVariable<?> variable) {
            return Declared.parameter(variables.indexOf(variable));
        }
        if (type instanceof WildcardType wildcard) {
            return declared(wildcard.getUpperBounds()[0]);
        }
        throw new IllegalArgumentException(type + " in " + raw.getName() + " has no form");
    }
}
