package io.github.terrene.kernel;

import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The legal actions of one seat in one state, in the order of {@link Rules#legal}. An action is created when it is asked for: a caller that
 * looks at only some of them, or only at their kinds, does not pay for all.
 *
 * @param <A> actions
 */
public interface LegalActions<A> {
    /** How many there are. */
    int size();

    /**
     * One of them.
     *
     * @param place its place, from 0
     * @throws IndexOutOfBoundsException if there is no action at that place
     */
    A action(int place);

    /**
     * The kind of one of them: its class, for which the action need not be created.
     *
     * @param place its place, from 0
     * @throws IndexOutOfBoundsException if there is no action at that place
     */
    default Class<?> kind(int place) {
        return action(place).getClass();
    }

    /** All of them. */
    default Seq<A> actions() {
        ArrayBuilder<A> all = new ArrayBuilder<>(size());
        for (int place = 0; place < size(); place++) {
            all.add(action(place));
        }
        return all.all();
    }

    /**
     * The place of an action. States imagined from one view have the same actions in the same order, so the place in one of them is a perfect
     * guess for the next.
     *
     * @param guess the place to look first; any number will do
     * @throws IllegalArgumentException if the action is not legal
     */
    default int placeOf(A action, int guess) {
        if (guess >= 0 && guess < size() && action(guess).equals(action)) {
            return guess;
        }
        for (int place = 0; place < size(); place++) {
            if (action(place).equals(action)) {
                return place;
            }
        }
        throw new IllegalArgumentException("not legal here: " + action);
    }

    /** The same choices as actions of an enclosing game. */
    default <B> LegalActions<B> map(Function<? super A, ? extends B> enclosing) {
        return of(size(), place -> enclosing.apply(action(place)));
    }

    /** Legal actions that have all been created already. */
    static <A> LegalActions<A> of(Seq<A> actions) {
        return of(actions.size(), actions::get);
    }

    /** That many legal actions, created by their places. */
    static <A> LegalActions<A> of(int size, IntFunction<? extends A> action) {
        return new LegalActions<>() {
            @Override
            public int size() {
                return size;
            }

            @Override
            public A action(int place) {
                return action.apply(Objects.checkIndex(place, size));
            }
        };
    }
}
