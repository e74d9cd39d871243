package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A line of a journal: what a seat or the onlookers were told, and what they see afterwards.
 *
 * @param number the number, from 1; each journal has its own numbers, so they tell nothing about what others do in secret
 * @param what what was told
 * @param view what can be seen after it
 */
public record Line<E, V>(int number, What<E> what, V view) {
    /** What a line tells. */
    public sealed interface What<E> {}

    /**
     * Something happened in the game. If there is no event, what is asked or what can be done has changed.
     *
     * @param events as they were told to this seat
     */
    public record Happened<E>(Array<E> events) implements What<E> {}

    /**
     * A seat took back its last action; all see what was there before it.
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

    /**
     * A seat let another one go whose player is absent.
     *
     * @param seat the one that leaves the game
     */
    public record Dismissed<E>(Seat seat, Seat by) implements What<E> {}

    /**
     * All clocks were stopped.
     *
     * @param by who did that; none if the host did
     */
    public record ClocksStopped<E>(Option<Seat> by) implements What<E> {}

    /**
     * The clocks run again.
     *
     * @param by who let them; none if the host did
     */
    public record ClocksStarted<E>(Option<Seat> by) implements What<E> {}
}
