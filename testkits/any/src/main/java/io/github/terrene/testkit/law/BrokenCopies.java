package io.github.terrene.testkit.law;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
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

    /** The same by the form of the value: only values of types that have no form, or that refuse null, have no such copies. */
    @SuppressWarnings("unchecked") // a copy is of the same type
    public static <A> Array<A> of(Form<?> form, A whole) {
        return (Array<A>) form.match(new ByForm(whole));
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

    /** Copies of a value of some form. */
    private record ByForm(Object whole) implements Form.SomeCases<Array<Object>> {
        @Override
        public Array<Object> other() {
            return Array.empty();
        }

        @Override
        public Array<Object> list(ListForm<?> form) {
            Array<Object> list = Array.ofAll((Iterable<?>) whole);
            return Array.range(0, list.size())
                    .flatMap(place ->
                            of(form.element(), list.get(place)).append(null).map(other -> list.update(place, other)));
        }

        @Override
        public Array<Object> option(OptionForm form) {
            return ((Option<?>) whole)
                    .toArray()
                    .flatMap(value ->
                            of(form.element(), (Object) value).append(null).map(Option::some));
        }

        @Override
        public Array<Object> product(ProductForm<?> form) {
            Array<Object> values = form.parts().map(part -> part.of(whole));
            Array<Object> copies = Array.empty();
            for (int i = 0; i < values.size(); i++) {
                Part part = form.parts().get(i);
                if (!part.primitive()) {
                    for (Object other : of(part.form(), values.get(i)).append(null)) {
                        copies = copies.appendAll(copy(form, values.update(i, other)));
                    }
                }
            }
            return copies;
        }

        @Override
        public Array<Object> sum(SumForm<?> form) {
            return form.of(whole).form().match(this);
        }

        /** What is written as another value refuses null itself. */
        @Override
        public Array<Object> written(WrittenAs<?, ?> form) {
            return other();
        }

        private static Option<Object> copy(ProductForm<?> form, Array<Object> values) {
            try {
                return Option.some(form.of(values.toJavaArray()));
            } catch (IllegalArgumentException refused) {
                return Option.none();
            }
        }
    }
}
