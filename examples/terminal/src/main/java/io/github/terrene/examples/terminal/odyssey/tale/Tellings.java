package io.github.terrene.examples.terminal.odyssey.tale;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import java.util.function.BiFunction;

/**
 * What is told of events, one telling for each type.
 *
 * @param byType by the type of the event
 * @param <S> what a telling looks at besides the event
 * @param <E> events
 */
public record Tellings<S, E>(Map<Class<?>, BiFunction<S, E, String>> byType) {
    /** Nothing is told. */
    public static <S, E> Tellings<S, E> none() {
        return new Tellings<>(HashMap.empty());
    }

    /** The same with one more. */
    public <F extends E> Tellings<S, E> on(Class<F> type, BiFunction<S, ? super F, String> telling) {
        return new Tellings<>(byType.put(type, (scene, event) -> telling.apply(scene, type.cast(event))));
    }

    /** All of both. */
    public Tellings<S, E> and(Tellings<S, E> more) {
        return new Tellings<>(byType.merge(more.byType));
    }

    /** The types of which something can be told. */
    public Set<Class<?>> types() {
        return byType.keySet();
    }

    /** Sentences; an empty text if there is nothing to tell. */
    public String of(S scene, E event) {
        return byType.get(event.getClass()).get().apply(scene, event);
    }
}
