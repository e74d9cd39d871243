package io.github.terrene.kernel.form;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A type whose values somebody may not know, and what stands for those.
 *
 * @param type the type, with its subtypes
 * @param unknown stands for all of its values; null if they differ even when they are hidden
 * @param hidden what stands for a value of the type: a value of the same type that tells only what everybody may know
 */
public record Hideable(Class<?> type, @Nullable Object unknown, UnaryOperator<Object> hidden) {
    @SuppressWarnings("unchecked") // it is asked about values of the type only
    static <T> Hideable of(Class<T> type, UnaryOperator<T> hidden) {
        return new Hideable(type, null, value -> hidden.apply((T) value));
    }

    static <T> Hideable of(Class<T> type, T unknown) {
        return new Hideable(type, unknown, value -> unknown);
    }
}
