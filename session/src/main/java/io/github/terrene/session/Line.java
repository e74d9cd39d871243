package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A line of a journal: what a seat or the onlookers were told, and what they see then.
 *
 * @param number from 1; numbers are those of this journal alone, so they tell nothing of what others do in secret
 * @param what what was told
 * @param view what can be seen after it
 */
public record Line<E, V>(int number, What<E> what, V view) {
    /** What a line tells. */
    public sealed interface What<E> {}

    /**
     * What happened in the game. There may be no event: then what is asked, or what can be done, has changed.
     *
     * @param events as they were told to this seat
     */
    public record Happened<E>(Array<E> events) implements What<E> {}

    /**
     * A seat took back its last action; all see what was before it.
     *
     * @param agreed whether the others had to agree
     */
    public record TakenBack<E>(Seat by, boolean agreed) implements What<E> {}

    /** A seat proposes something to all others. */
    public record Proposed<E>(Seat by, Offer offer) implements What<E> {}

    /** A seat does not agree to what was proposed, or withdraws its own proposal. */
    public record Declined<E>(Seat by, Offer offer) implements What<E> {}

    /** All agreed that nobody wins. */
    public record DrawAgreed<E>() implements What<E> {}
}
