package io.github.terrene.examples.terminal.tale;

/**
 * Tells of one kind of event.
 *
 * @param <E> the event
 */
@FunctionalInterface
interface Teller<E> {
    /** Adds to a tale what the event is worth telling. */
    void tell(E event, Tale tale);
}
