package io.github.terrene.kernel.engine;

/**
 * Something that is still to be done in a game. A game keeps a stack of tasks; they are data, so it can be saved and resumed at any point. A
 * task either is {@link GameWork} or waits for a decision.
 *
 * @param <P> what carries tasks out
 */
public interface GameTask<P> {
    /** Carries out this task, which is on top of the stack; false if it waits for a decision. */
    default boolean carriedOut(P play) {
        return false;
    }
}
