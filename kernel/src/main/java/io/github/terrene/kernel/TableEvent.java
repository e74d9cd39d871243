package io.github.terrene.kernel;

/**
 * Something that happened, which says how the table is afterwards. Where a table changes by nothing else, whoever folds the events of a
 * game over its first table has the table, and whoever folds those that a seat was sent has the table of that seat's view.
 *
 * @param <T> tables
 */
public interface TableEvent<T> {
    /** The table afterwards. Reads no secret of the table before. */
    T applyTo(T table);

    /** Whether it shows somebody what that player could not know before, or what chance decided: nothing undoes that. */
    default boolean revealing() {
        return false;
    }
}
