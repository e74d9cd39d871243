package io.github.terrene.examples.terminal.odyssey.tale;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Set;

/**
 * Who tells of which kind of event: one teller for each type of a sealed family.
 *
 * @param <E> the family
 */
final class Tellers<E> {
    private final Map<Class<?>, Teller<? extends E>> byType;

    private Tellers(Map<Class<?>, Teller<? extends E>> byType) {
        this.byType = byType;
    }

    static <E> Tellers<E> none() {
        return new Tellers<>(HashMap.empty());
    }

    /**
     * The same with one more.
     *
     * @throws IllegalArgumentException if somebody else tells of that type already
     */
    <T extends E> Tellers<E> on(Class<T> type, Teller<? super T> teller) {
        if (byType.containsKey(type)) {
            throw new IllegalArgumentException("two tellers for " + type.getSimpleName());
        }
        Teller<T> exactly = teller::tell;
        return new Tellers<>(byType.put(type, exactly));
    }

    /** The same with all of those. */
    Tellers<E> and(Tellers<E> more) {
        if (!byType.keySet().intersect(more.byType.keySet()).isEmpty()) {
            throw new IllegalArgumentException("two tellers for one type");
        }
        return new Tellers<>(byType.merge(more.byType));
    }

    /** The types that are told of. */
    Set<Class<?>> types() {
        return byType.keySet();
    }

    void tell(E event, Tale tale) {
        Teller<? extends E> teller = byType.get(event.getClass())
                .getOrElseThrow(() -> new IllegalStateException("nobody tells of " + event.getClass()));
        tell(teller, event, tale);
    }

    @SuppressWarnings("unchecked") // a teller is registered for exactly the type of the event
    private static <T> void tell(Teller<T> teller, Object event, Tale tale) {
        teller.tell((T) event, tale);
    }
}
