package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;

/** A type with all its type arguments known. */
record Generic(Class<?> raw, Array<Generic> arguments) {

    static Generic of(Class<?> raw) {
        if (raw.getTypeParameters().length > 0) {
            throw new IllegalArgumentException(
                    raw.getName() + " has type parameters: its values have no form without knowing them");
        }
        return new Generic(raw, Array.empty());
    }

    /** A type that is mentioned within this one. */
    // the JDK's family of types offers no other way to tell its members apart
    Generic within(Type type) {
        if (type instanceof Class<?> raw) {
            return of(raw);
        }
        if (type instanceof ParameterizedType known) {
            return new Generic(
                    (Class<?>) known.getRawType(),
                    Array.of(known.getActualTypeArguments()).map(this::within));
        }
        if (type instanceof TypeVariable<?> variable) {
            return arguments.get(Array.<Type>of(raw.getTypeParameters()).indexOf(variable));
        }
        if (type instanceof WildcardType wildcard) {
            return within(wildcard.getUpperBounds()[0]);
        }
        throw new IllegalArgumentException(type + " in " + raw.getName() + " has no form");
    }

    /** A direct subtype of this one, with the type arguments that this one gives it. */
    Generic member(Class<?> member) {
        return new Generic(member, Array.of(member.getTypeParameters()).map(variable -> argument(member, variable)));
    }

    private Generic argument(Class<?> member, TypeVariable<?> variable) {
        for (Type parent : member.getGenericInterfaces()) {
            if (parent instanceof ParameterizedType known && known.getRawType() == raw) {
                int index = Array.of(known.getActualTypeArguments()).indexOf(variable);
                if (index >= 0) {
                    return arguments.get(index);
                }
            }
        }
        throw new IllegalArgumentException(
                variable + " of " + member.getName() + " does not follow from " + raw.getName());
    }
}
