package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A part of a game at one of its states.
 *
 * @param part the part
 * @param state its state
 * @param within what a step of the part is for the whole
 */
record Playing<P, S, A, E>(Part<?, P, ?, ?, ?, A, E> part, P state, Function<Step<P, E>, Step<S, E>> within) {
    Seq<Decision> pending() {
        return part.rules().pending(state);
    }

    Seq<Seat> deciders() {
        return part.rules().deciders(state);
    }

    Seq<A> legal(Seat seat) {
        return part.legal(state, seat);
    }

    Seq<A> choices(Seat seat) {
        return part.choices(state, seat);
    }

    Moves<S, A, E> moves(Seat seat) {
        return part.moves(state, seat).within(within);
    }

    Seq<Rejection> whyNot(A action) {
        return part.whyNot(state, action);
    }

    Either<Seq<Rejection>, Step<S, E>> apply(A action) {
        return part.apply(state, action).map(within);
    }

    Option<Outcome> outcome() {
        return part.rules().outcome(state);
    }
}
