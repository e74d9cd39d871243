package io.github.terrene.bots.puzzle;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A person's attempt at a puzzle, at a decision.
 *
 * @param <S> states
 * @param <A> actions
 */
public interface Attempt<S, A> {
    /** The state in which the solver decides. It holds secrets: show the solver its view. */
    S state();

    /** What can be chosen. */
    Seq<A> choices();

    /** The right choice. */
    A solution();

    /**
     * Tries a choice.
     *
     * @param choice one of the {@link #choices}
     */
    Tried<S, A> choose(A choice);

    /** What became of a choice. */
    sealed interface Tried<S, A> permits Wrong, Right, Solved {}

    /** The choice does not reach the goal: something that may lie hidden, or an answer, prevents it. */
    record Wrong<S, A>() implements Tried<S, A> {}

    /**
     * The choice is right, and there is more to do.
     *
     * @param done what happened: the choice and the answers to it
     * @param next the next decision
     */
    record Right<S, A>(Array<A> done, Attempt<S, A> next) implements Tried<S, A> {}

    /**
     * The choice is right, and the goal is reached.
     *
     * @param done what happened: the choice and the answers to it
     */
    record Solved<S, A>(Array<A> done) implements Tried<S, A> {}
}
