package io.github.terrene.examples.terminal.told;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a game looks like on paper.
 *
 * @param <S> states
 * @param <T> tables
 * @param <E> events
 * @param <V> views
 */
public interface Board<S, T, E, V> extends Desk<V> {
    /** What can be seen of it. */
    Sight<S, T> sight();

    /** The table on which the first event happened, by the state after the start. */
    T before(S start);

    /** Draws a table. */
    void draw(T table, Voice voice);

    /** Whether there is something to see on it before the first turn. */
    default boolean laidOut() {
        return false;
    }

    /** Lines that show an event better than a sentence; none if a sentence tells it. */
    default Seq<String> chart(T before, E event, Voice voice) {
        return Array.empty();
    }

    /** What counts for a player. */
    int score(T table, Seat seat);

    /** The key of the message that says what is counted: HP, cards. */
    String counted();

    /** How many turns have begun. */
    int turn(T table);

    /** The table of a view. */
    T table(V view);

    @Override
    default void table(V view, Voice voice) {
        draw(table(view), voice);
    }
}
