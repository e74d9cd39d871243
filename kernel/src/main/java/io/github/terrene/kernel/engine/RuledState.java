package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;

/** A state of a game: what its rules must know before they look at an action. */
public interface RuledState {
    /**
     * The kinds of actions that a seat may choose from now, as a set of bits: {@code 1L << kind.ordinal()}. None where nobody sits, and
     * none when the game is over.
     */
    long offers(Seat seat);

    /**
     * Why a seat cannot do now what is not offered to it, in the words of the game. Says nothing that the seat may not know.
     *
     * @param rule the number of the rule that says when it could be done
     */
    Rejection notNow(Seat seat, String rule);
}
