package io.github.terrene.kernel.form;

import io.vavr.control.Option;

/**
 * Says what types consist of; {@link Forms} follow from it.
 *
 * <p>{@link Reflection} finds it in the types themselves. Where there is no reflection, a table written by a build step takes its place:
 * {@code terrene-forms} writes one as Java source. A table is a service of this type: all forms first consult the tables on the class path
 * or module path, without anybody having to pass them on. A type that is in none of them is left to reflection, if that is available.
 */
@FunctionalInterface
public interface Shapes {
    /**
     * What a type consists of; none if it is not a type that has a shape, or is not known here.
     *
     * @throws IllegalArgumentException if the type has a shape that nobody can use because the type is not public
     */
    Option<Shape> of(Class<?> type);
}
