package io.github.terrene.testkit.law;

import io.github.terrene.kernel.TableEvent;
import java.util.function.Function;

/**
 * How the events of a game make its table: what a client does with the events that it is sent.
 *
 * @param <S> states
 * @param <E> events
 * @param <V> views
 * @param <T> tables: the part of a state and of a view that events fully determine
 */
public interface Tables<S, E, V, T> {
    /** The tables of a game in which every event says what the table is like afterwards. */
    static <S, E extends TableEvent<T>, V, T> Tables<S, E, V, T> folding(
            Function<S, T> ofState, Function<V, T> seenIn) {
        return new Folded<>(ofState, seenIn);
    }

    /** The table of a state. */
    T of(S state);

    /** The table of a view. */
    T seenIn(V view);

    /** The table after an event. */
    T after(T table, E event);

    /** Folded from events. */
    record Folded<S, E extends TableEvent<T>, V, T>(Function<S, T> ofState, Function<V, T> ofView)
            implements Tables<S, E, V, T> {
        @Override
        public T of(S state) {
            return ofState.apply(state);
        }

        @Override
        public T seenIn(V view) {
            return ofView.apply(view);
        }

        @Override
        public T after(T table, E event) {
            return event.applyTo(table);
        }
    }
}
