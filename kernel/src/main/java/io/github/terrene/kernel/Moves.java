package io.github.terrene.kernel;

import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * What a seat can do in one state, and what each action leads to. It is for searches and hosts, which take only listed actions. A listed
 * action is not checked again, so {@link #step} is cheaper than {@link Rules#apply}.
 *
 * <p>A step holds the true state. No player may have a step of a game in progress, only steps from states that were {@linkplain Rules#imagine
 * imagined}.
 *
 * <pre>{@code
 * Moves<S, A, E> moves = rules.moves(imagined, seat);
 * for (int place = 0; place < moves.size(); place++) {
 *     double value = value(moves.step(place).state());
 * }
 * }</pre>
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 */
public interface Moves<S, A, E> extends LegalActions<A> {
    /**
     * What an action leads to, as {@link Rules#apply} would return it.
     *
     * @param place the place of the action, from 0
     * @throws IndexOutOfBoundsException if there is no action at that place
     */
    Step<S, E> step(int place);

    /** The moves with these actions. */
    static <S, A, E> Moves<S, A, E> of(Seq<A> actions, Function<? super A, Step<S, E>> step) {
        return at(LegalActions.of(actions), place -> step.apply(actions.get(place)));
    }

    /** The moves with these actions, whose steps are found by place. */
    static <S, A, E> Moves<S, A, E> at(LegalActions<A> actions, IntFunction<Step<S, E>> step) {
        return new Moves<>() {
            @Override
            public int size() {
                return actions.size();
            }

            @Override
            public A action(int place) {
                return actions.action(place);
            }

            @Override
            public Class<?> kind(int place) {
                return actions.kind(place);
            }

            @Override
            public Step<S, E> step(int place) {
                return step.apply(place);
            }
        };
    }

    /** The same moves as seen by an enclosing game with the same actions, such as a match. */
    default <T, F> Moves<T, A, F> within(Function<? super Step<S, E>, Step<T, F>> outer) {
        return at(this, place -> outer.apply(step(place)));
    }
}
