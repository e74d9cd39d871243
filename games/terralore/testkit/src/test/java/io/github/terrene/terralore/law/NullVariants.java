package io.github.terrene.terralore.law;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** A value with one part of it missing, wherever it is. */
final class NullVariants {
    private NullVariants() {}

    /** One for each part that can be null: of records, options and lists, and of what is in them. */
    static Array<Object> of(Object value) {
        if (value instanceof Option<?> option) {
            return option.isEmpty()
                    ? Array.empty()
                    : of(option.get()).<Object>map(Option::some).append(Option.some(null));
        } else if (value instanceof Array<?> all) {
            return Array.range(0, all.size())
                    .flatMap(i -> of(all.get(i)).append(null).map(each -> with(all, i, each)));
        }
        return value.getClass().isRecord() ? ofRecord(value) : Array.empty();
    }

    @SuppressWarnings("unchecked") // the list takes anything
    private static Object with(Array<?> all, int place, @Nullable Object other) {
        return ((Array<Object>) all).update(place, other);
    }

    private static Array<Object> ofRecord(Object value) {
        RecordComponent[] components = value.getClass().getRecordComponents();
        Object[] parts = Array.of(components).map(each -> part(each, value)).toJavaArray();
        Array<Object> variants = Array.empty();
        for (int i = 0; i < components.length; i++) {
            Array<@Nullable Object> others = of(parts[i]);
            others = components[i].getType().isPrimitive() ? others : others.append(null);
            for (@Nullable Object other : others) {
                @Nullable Object[] changed = parts.clone();
                changed[i] = other;
                variants = variants.append(made(value.getClass(), changed));
            }
        }
        return variants;
    }

    private static Object part(RecordComponent component, Object value) {
        try {
            return component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException hidden) {
            throw new AssertionError(hidden);
        }
    }

    private static Object made(Class<?> type, @Nullable Object[] parts) {
        try {
            return type.getDeclaredConstructors()[0].newInstance(parts);
        } catch (ReflectiveOperationException refused) {
            throw new AssertionError(refused);
        }
    }
}
