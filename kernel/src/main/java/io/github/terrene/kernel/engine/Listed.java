package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import java.util.function.Function;

/**
 * What was listed, and what each action leads to.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <P> what carries an action out
 */
final class Listed<S, A, E, P extends RunningAction<S, E>> extends Listing<Object> implements Moves<S, A, E> {
    private final Function<S, P> begin;

    /** An empty listing of the actions of a seat. */
    Listed(ActionRule<S, ? extends A, ?, P>[] rules, S state, Seat seat, Function<S, P> begin) {
        super(rules, state, seat, false);
        this.begin = begin;
    }

    @Override
    @SuppressWarnings("unchecked") // the rules are for such actions
    public A action(int place) {
        return (A) made(place);
    }

    @Override
    public Step<S, E> step(int place) {
        return step(place, begin);
    }
}
