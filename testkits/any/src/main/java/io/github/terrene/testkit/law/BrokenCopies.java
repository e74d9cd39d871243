package io.github.terrene.testkit.law;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;

/** Copies of a value in each of which one part is null, at any depth: a component of a record, an element of a list or option. */
public final class BrokenCopies {
    private BrokenCopies() {}

    /** Only records, lists and options have such copies, and not a record that itself refuses null. */
    @SuppressWarnings("unchecked") // a copy is of the same type
    public static <A> Array<A> of(A whole) {
        if (whole instanceof Array<?> list) {
            return (Array<A>) ofList((Array<Object>) list);
        }
        if (whole instanceof Option<?> option) {
            return (Array<A>) ofList(option.toArray().map(Object.class::cast)).map(Array::headOption);
        }
        return whole.getClass().isRecord() ? ofRecord(whole) : Array.empty();
    }

    private static Array<Array<Object>> ofList(Array<Object> list) {
        return Array.range(0, list.size())
                .flatMap(place -> of(list.get(place)).append(null).map(other -> list.update(place, other)));
    }

    @SuppressWarnings("unchecked") // a copy is of the same type
    private static <A> Array<A> ofRecord(A whole) {
        RecordComponent[] components = whole.getClass().getRecordComponents();
        Object[] values =
                Array.of(components).map(component -> value(component, whole)).toJavaArray();
        Array<A> copies = Array.empty();
        for (int i = 0; i < values.length; i++) {
            if (!components[i].getType().isPrimitive()) {
                Array<Object> others = of(values[i]).append(null);
                for (Object other : others) {
                    Object[] changed = values.clone();
                    changed[i] = other;
                    copies = copies.appendAll((Array<A>) copy(whole.getClass(), components, changed));
                }
            }
        }
        return copies;
    }

    private static Object value(RecordComponent component, Object whole) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(whole);
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException(component + " cannot be asked for", hidden);
        }
    }

    private static Array<Object> copy(Class<?> type, RecordComponent[] components, Object[] values) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Array.of(components).map(RecordComponent::getType).toJavaArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return Array.of(constructor.newInstance(values));
        } catch (InvocationTargetException refused) {
            return Array.empty();
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException(type + " cannot be copied", hidden);
        }
    }
}
