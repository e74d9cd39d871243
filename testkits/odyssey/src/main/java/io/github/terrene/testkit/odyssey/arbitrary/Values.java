package io.github.terrene.testkit.odyssey.arbitrary;

import io.github.terrene.odyssey.effect.Effect;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.function.Function;

/**
 * Values of the types that cards are made of, found by looking at the types: of an enum any constant, of a record any values of its
 * components, of a sealed interface any permitted type, of {@link Effect} any of the effects it was given. So a new word of the language
 * needs no line here. Where plain chance would rarely make sense, a type has a source of its own.
 */
final class Values {
    private static final int DEEPEST = 2;

    private final Array<Class<? extends Effect>> effects;
    private final LinkedHashMap<Class<?>, Function<Choices, ?>> own;

    private Values(Array<Class<? extends Effect>> effects, LinkedHashMap<Class<?>, Function<Choices, ?>> own) {
        this.effects = effects;
        this.own = own;
    }

    /** With these effects. */
    static Values of(Array<Class<? extends Effect>> effects) {
        return new Values(effects, LinkedHashMap.empty());
    }

    /** The same with a source of its own for a type. */
    <T> Values with(Class<T> type, Function<Choices, ? extends T> source) {
        return new Values(effects, own.put(type, source));
    }

    /** A value of a type. */
    @SuppressWarnings("unchecked") // the value made for a type is of that type
    <T> T any(Class<T> type, Choices choices) {
        return (T) any(type, DEEPEST, choices);
    }

    /** Some values of a type, at least one. */
    <T> Array<T> some(Class<T> type, Choices choices) {
        return Array.fill(choices.several(1), () -> any(type, choices));
    }

    private Object any(Type type, int depth, Choices choices) {
        if (type instanceof ParameterizedType several) {
            Type element = several.getActualTypeArguments()[0];
            return several.getRawType() == Option.class
                    ? Option.when(choices.below(2) > 0, () -> any(element, depth, choices))
                    : Array.fill(choices.several(0), () -> any(element, depth, choices));
        }
        Class<?> plain = (Class<?>) type;
        if (own.containsKey(plain)) {
            return own.get(plain).get().apply(choices);
        } else if (plain == Effect.class) {
            return anyOf(effects.filter(effect -> depth > 0 || !nests(effect)), depth - 1, choices);
        } else if (plain.isEnum()) {
            return choices.of(plain.getEnumConstants());
        } else if (plain.isRecord()) {
            return record(plain, depth, choices);
        } else if (plain.isSealed()) {
            return anyOf(Array.of(plain.getPermittedSubclasses()), depth, choices);
        } else if (plain == boolean.class) {
            return choices.below(2) > 0;
        }
        throw new IllegalArgumentException("no values of " + type + " are known");
    }

    private Object anyOf(Array<? extends Class<?>> types, int depth, Choices choices) {
        return any(types.get(choices.below(types.size())), depth, choices);
    }

    private static boolean nests(Class<?> effect) {
        return Array.of(effect.getRecordComponents())
                .exists(part -> part.getGenericType().getTypeName().contains(Effect.class.getName()));
    }

    private Object record(Class<?> type, int depth, Choices choices) {
        Array<RecordComponent> parts = Array.of(type.getRecordComponents());
        Object[] values =
                parts.map(part -> any(part.getGenericType(), depth, choices)).toJavaArray();
        try {
            return type.getDeclaredConstructor(
                            parts.map(RecordComponent::getType).toJavaArray(Class[]::new))
                    .newInstance(values);
        } catch (InvocationTargetException refused) {
            throw new IllegalArgumentException(type + " refuses " + Array.of(values), refused.getCause());
        } catch (ReflectiveOperationException closed) {
            throw new IllegalArgumentException(type + " is not public, or its module is closed", closed);
        }
    }
}
