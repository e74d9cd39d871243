package io.github.terrene.kernel;

import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * What a seat can do in one state, and what each action leads to: for a search, which takes only listed actions. A listed action is not
 * checked again, so {@link #step} is cheaper than {@link Rules#apply}.
 *
 * <p>A step holds the true state. No player may have one of a game in progress, only of states that were {@linkplain Rules#imagine
 * imagined}.
 *
 * <pre>{@code
 * Moves<S, A, E> moves = rules.moves(imagined, seat);
 * for (int place = 0; place < moves.actions().size(); place++) {
 *     double value = value(moves.step(place).state());
 * }
 * }</pre>
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 */
public interface Moves<S, A, E> {
    /** What {@link Rules#legal} lists, in its order. */
    Seq<A> actions();

    /**
     * What an action leads to, as {@link Rules#apply} would return it.
     *
     * @param place the place of the action, from 0
     * @throws IndexOutOfBoundsException if there is no action at that place
     */
    Step<S, E> step(int place);

    /** The moves with these actions. */
    static <S, A, E> Moves<S, A, E> of(Seq<A> actions, Function<? super A, Step<S, E>> step) {
        return at(actions, place -> step.apply(actions.get(place)));
    }

    /** The moves with these actions, with steps by place. */
    static <S, A, E> Moves<S, A, E> at(Seq<A> actions, IntFunction<Step<S, E>> step) {
        return new Moves<>() {
            @Override
            public Seq<A> actions() {
                return actions;
            }

            @Override
            public Step<S, E> step(int place) {
                return step.apply(place);
            }
        };
    }

    /** The same moves as seen by an enclosing game, such as a match or a tournament. */
    default <T, F> Moves<T, A, F> within(Function<? super Step<S, E>, Step<T, F>> outer) {
        return at(actions(), place -> outer.apply(step(place)));
    }
}
