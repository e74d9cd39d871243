package io.github.terrene.kernel;

/**
 * Something that happened, and that says what the table is like afterwards. If nothing else changes the table, folding the events of a game
 * over its first table gives the table, and folding those that a seat was sent gives the table of that seat's view.
 *
 * @param <T> tables
 */
public interface TableEvent<T> {
    /** The table afterwards. Must not depend on anything secret in the table before. */
    T applyTo(T table);

    /** Whether it shows a player something that player could not know before, or the result of chance: that cannot be undone. */
    default boolean revealing() {
        return false;
    }

    /**
     * What whoever is told this knows afterwards of cards that nobody sees: {@link Rules#remembered}. By default what was known before, which
     * is right only if no card moves of which an event of the game may have told.
     */
    default Knowledge remembered(Knowledge known) {
        return known;
    }
}
