package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What a {@link TableNarrator} must know of the game that it tells: its tables, and the words for what happens on them. It is asked about
 * each event once, in order, and may remember what it said.
 *
 * @param <S> states
 * @param <T> tables
 * @param <E> events
 */
public interface Commentary<S, T, E extends TableEvent<T>> {
    /** What can be seen of it. */
    Sight<S, T, E> sight();

    /** The table on which the first event happened, by the state after the start: the first hands are still in the decks. */
    T before(S start);

    /** Draws a table. */
    void draw(T table);

    /** What stands above what follows; none if no turn begins with that event. */
    Option<Heading> heading(E event);

    /** What the heading counts for a player: HP, cards. */
    int score(T table, Seat seat);

    /** Whether what was told before is complete, since something else begins with that event. */
    boolean begins(T before, E event);

    /** Whether the game ends with that event. */
    boolean ends(E event);

    /** What has happened and was not said yet, if it must be said before the next event; otherwise nothing. */
    String unsaid(E next);

    /** What has happened and was not said yet, if it must be said before a pause; otherwise nothing. */
    default String unsaid() {
        return "";
    }

    /** What is drawn of an event, below what was told before it: lines, or nothing. */
    default Seq<String> chart(T before, E event) {
        return Array.empty();
    }

    /** What is said of an event: sentences, or nothing. */
    String said(T before, E event);
}
