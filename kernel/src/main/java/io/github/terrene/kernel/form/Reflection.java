package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Finds what types consist of by reflection. It is instantiated by its name, so that a program without reflection can do without it. */
@NeedsAndroid34
public final class Reflection implements Shapes {
    /** Every game has forms of its own, and every card set that is added: what a type consists of is found for the first of them. */
    private final ClassValue<Option<Shape>> found = new ClassValue<>() {
        @Override
        protected Option<Shape> computeValue(Class<?> type) {
            return shape(type);
        }
    };

    /** Finds whatever is public. */
    public Reflection() {}

    @Override
    public Option<Shape> of(Class<?> type) {
        return found.get(type);
    }

    private static Option<Shape> shape(Class<?> type) {
        if (type.isEnum()) {
            return Option.some(new Shape.Names(Array.of(type.getEnumConstants())));
        }
        if (type.isRecord() || Values.isImmutable(type)) {
            return Option.some(Values.of(type));
        }
        return Option.when(type.isSealed(), () -> members(type));
    }

    private static Shape members(Class<?> type) {
        return new Shape.Sum(Signature.of(type).parameters(), Array.of(type.getPermittedSubclasses()));
    }
}
