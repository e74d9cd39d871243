package io.github.terrene.testkit.law;

/**
 * How the events of a game make its table: what a client does with the events that it is sent.
 *
 * @param <S> states
 * @param <E> events
 * @param <V> views
 * @param <T> tables: the part of a state and of a view that events tell all about
 */
public interface Tables<S, E, V, T> {
    /** The table of a state. */
    T of(S state);

    /** The table of a view. */
    T seenIn(V view);

    /** The table after an event. */
    T after(T table, E event);
}
