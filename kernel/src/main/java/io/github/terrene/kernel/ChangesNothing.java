package io.github.terrene.kernel;

/**
 * An event after which the table is as it was before: it tells what players should know.
 *
 * @param <T> tables
 */
public interface ChangesNothing<T> extends TableEvent<T> {
    @Override
    default T applyTo(T table) {
        return table;
    }
}
