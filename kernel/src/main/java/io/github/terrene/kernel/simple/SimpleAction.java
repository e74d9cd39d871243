package io.github.terrene.kernel.simple;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.engine.Verdict;

/**
 * Something that a player can do in a simple game: a record, usually one of a sealed family. It says itself what it requires and what follows.
 *
 * <pre>{@code
 * record Draw(Seat seat) implements Move {
 *     public boolean permits(Table table, Verdict why) {
 *         return table.deck().nonEmpty() || why.no("WK-2.4/no-deck", "the deck is empty");
 *     }
 *
 *     public void carryOut(Happening<Table, Event> here) {
 *         here.emit(new Drawn(seat, here.table().deck().head()));
 *     }
 * }
 * }</pre>
 *
 * @param <T> tables
 * @param <E> events
 */
public interface SimpleAction<T extends SimpleTable, E extends TableEvent<T>> {
    /** Who does it. */
    Seat seat();

    /**
     * Checks each requirement, with its refusal beside it; by default there is none. The only check: it decides what is listed, whether it is accepted, and why not. It is
     * asked only while the seat must decide, and may depend only on what that seat knows.
     *
     * @param table with nothing hidden
     */
    default boolean permits(T table, Verdict why) {
        return true;
    }

    /** Does it, once it is permitted: everything that happens is an event. */
    void carryOut(Happening<T, E> here);

    /** Whether it concedes the game, which its seat can do at any time. */
    default boolean concedes() {
        return false;
    }
}
