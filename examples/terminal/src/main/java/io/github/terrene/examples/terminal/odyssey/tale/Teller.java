package io.github.terrene.examples.terminal.odyssey.tale;

/**
 * Tells of one kind of event.
 *
 * @param <E> the event
 */
@FunctionalInterface
interface Teller<E> {
    /** Adds to a tale what is worth telling about the event. */
    void tell(E event, Tale tale);
}
