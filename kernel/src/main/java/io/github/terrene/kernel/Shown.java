package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A game as it is shown to one seat: {@linkplain Rules#view its view} in terms of the game and nothing else. It holds the table, the numbers
 * that currently count on it, who is asked what, and what else is waiting. None of its types depends on how the rules are implemented. Each
 * game has such a type, with parts of its own.
 *
 * @param <A> actions
 */
public interface Shown<A> {
    /** The seat that the game is shown to. */
    Seat seat();

    /** The decision that the game is waiting for: who is asked, and what; none when the game is over. */
    Option<? extends Asked<A, ?>> asked();

    /** What is under way or waiting to happen, the next one first. */
    Array<?> due();

    /**
     * An action of the seat as it is offered to a person: with the cards that lie at the places that it names, and with what it costs and
     * yields now. It need not be legal.
     *
     * @return a value of the form {@link GameForms#offered}; the action itself in games whose actions say all of that
     */
    default Object offered(A action) {
        return action;
    }
}
