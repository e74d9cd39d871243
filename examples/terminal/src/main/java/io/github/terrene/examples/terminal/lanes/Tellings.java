package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.terralore.event.Event;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import java.util.function.BiFunction;

/**
 * What is told of events, one telling for each type.
 *
 * @param byType by the type of the event
 */
record Tellings(Map<Class<? extends Event>, BiFunction<Scene, Event, String>> byType) {
    static final Tellings NONE = new Tellings(HashMap.empty());

    /** The same with one more. */
    <E extends Event> Tellings on(Class<E> type, BiFunction<Scene, ? super E, String> telling) {
        return new Tellings(byType.put(type, (scene, event) -> telling.apply(scene, type.cast(event))));
    }

    Tellings and(Tellings more) {
        return new Tellings(byType.merge(more.byType));
    }

    Set<Class<? extends Event>> types() {
        return byType.keySet();
    }

    /** Sentences; an empty text if there is nothing to tell. */
    String of(Scene scene, Event event) {
        return byType.get(event.getClass()).get().apply(scene, event);
    }
}
