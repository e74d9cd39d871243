package io.github.terrene.forms;

import io.github.terrene.kernel.form.Declared;
import io.github.terrene.kernel.form.Shape;
import io.github.terrene.kernel.form.Shapes;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.lang.reflect.Modifier;

/**
 * Types with what they consist of, and whatever these mention. What has no shape is left out: it is a scalar of the game, or the game has no
 * form for it at all.
 *
 * @param shapes says what a type consists of
 * @param known the shapes by the names of the types
 */
record ShapedTypes(Shapes shapes, TreeMap<String, ShapedType> known) {
    static ShapedTypes none(Shapes shapes) {
        return new ShapedTypes(shapes, TreeMap.empty());
    }

    /** All of them, by name. */
    Array<ShapedType> all() {
        return known.values().toArray();
    }

    boolean has(Class<?> type) {
        return known.containsKey(type.getName());
    }

    /** The same, and a type with all that it mentions. */
    ShapedTypes with(Class<?> type) {
        Option<Shape> shape = has(type) || !isPublic(type) ? Option.none() : usable(type);
        return shape.map(found -> new ShapedTypes(shapes, known.put(type.getName(), new ShapedType(type, found)))
                        .withAll(found.match(new Mentioned())))
                .getOrElse(this);
    }

    private ShapedTypes withAll(Array<Class<?>> types) {
        return types.foldLeft(this, ShapedTypes::with);
    }

    /** Whether the source of a table can name it. */
    static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
    }

    private Option<Shape> usable(Class<?> type) {
        try {
            return shapes.of(type);
        } catch (IllegalArgumentException hidden) {
            return Option.none();
        }
    }

    /** The classes that a shape mentions. */
    private static final class Mentioned implements Shape.Cases<Array<Class<?>>> {
        @Override
        public Array<Class<?>> product(Shape.Product shape) {
            return shape.components().flatMap(component -> classes(component.declared()));
        }

        private static Array<Class<?>> classes(Declared declared) {
            return declared.match(
                    (raw, arguments) -> arguments.flatMap(Mentioned::classes).prepend(raw), place -> Array.empty());
        }

        @Override
        public Array<Class<?>> sum(Shape.Sum shape) {
            return shape.members();
        }

        @Override
        public Array<Class<?>> names(Shape.Names shape) {
            return Array.empty();
        }
    }
}
