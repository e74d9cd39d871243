package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A state of a game: what the rules must know before they look at an action. */
public interface RuledState {
    /** All players' seats, ascending. */
    Array<Seat> seats();

    /** Who still plays, ascending: see {@link Rules#staying}. */
    default Array<Seat> staying() {
        return seats();
    }

    /** Who must decide what now: see {@link Rules#pending}. */
    Array<Decision> pending();

    /** The seats of {@link #pending}. */
    Array<Seat> deciders();

    /** How the game ended; none while it goes on. */
    Option<Outcome> outcome();

    /** Whether the game is over. */
    default boolean over() {
        return outcome().isDefined();
    }

    /**
     * The kinds of actions that a seat may choose from now. For an onlooker, only those that are the host's own; when the game is over, none.
     */
    Kinds offers(Seat seat);

    /** Whether a seat may choose an action of that kind now. */
    default boolean offers(Seat seat, Class<?> kind) {
        return offers(seat).has(kind);
    }

    /**
     * Why a seat cannot now do what it is not offered, in the words of the game. It says nothing that the seat may not know.
     *
     * @param rule the number of the rule that says when it can be done
     */
    Rejection notNow(Seat seat, String rule);
}
