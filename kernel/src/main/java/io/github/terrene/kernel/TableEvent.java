package io.github.terrene.kernel;

/**
 * Something that happened, and that says what the table is like afterwards. If nothing else changes the table, folding the events of a game
 * over its first table gives the current table, and folding those that a seat was sent gives the table of that seat's view.
 *
 * <p>{@link ChangesNothing}, {@link io.github.terrene.kernel.card.LeavesHand} and {@link io.github.terrene.kernel.card.LeavesDeck} are such
 * events that games often have.
 *
 * @param <T> tables
 */
public interface TableEvent<T> {
    /** The table afterwards. Must not depend on anything secret in the table before. */
    T applyTo(T table);

    /**
     * What a seat that is told this event knows about hidden cards afterwards: {@link Rules#remembered}. By default that is what it knew
     * before, which is right only if the event moves no card that an earlier event may have told about.
     */
    default Knowledge remembered(Knowledge known) {
        return known;
    }
}
