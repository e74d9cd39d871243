package io.github.terrene.kernel.form;

import io.vavr.control.Option;

/**
 * Says what types consist of, from which {@link Forms} follow.
 *
 * <p>{@link Reflection} finds it in the types themselves. Where there is no reflection, a table takes its place that a build step wrote:
 * {@code terrene-forms} writes one as Java source. It is a service of this type: whatever tables are on the class path or module path are
 * asked first, by all forms, without anybody having to pass them on. A type that is in none of them is left to reflection, if that is
 * there.
 */
@FunctionalInterface
public interface Shapes {
    /**
     * What a type consists of; none if it is none of those that have a shape, or is not known here.
     *
     * @throws IllegalArgumentException if the type has a shape that nobody can use, since the type is not public
     */
    Option<Shape> of(Class<?> type);
}
