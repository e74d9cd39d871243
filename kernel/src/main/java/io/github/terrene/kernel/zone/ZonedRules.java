package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Rules;

/**
 * The rules of a game that declares who may see what.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public interface ZonedRules<C, S, A, E, V> extends Rules<C, S, A, E, V> {
    /** Who may see what, as the types of the game declare it. */
    Zones zones();

    /**
     * Checks what is declared in views and events.
     *
     * @throws IllegalArgumentException as {@link Zones#check} does
     */
    void checkZones();

    /** Whether an event shows somebody what that player could not know before, or what chance decided, so that it cannot be undone. */
    boolean reveals(E event);
}
