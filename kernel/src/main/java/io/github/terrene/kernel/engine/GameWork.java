package io.github.terrene.kernel.engine;

/**
 * A task that needs no decision: it is carried out as soon as it is on top.
 *
 * @param <P> what carries tasks out
 */
public interface GameWork<P extends TaskPlay<?, ?, ?, ?>> extends GameTask<P> {
    @Override
    default boolean carriedOut(P play) {
        play.take();
        run(play);
        return true;
    }

    /** Carries out the task. It is no longer on the stack, and puts on it whatever is left to do. */
    void run(P play);
}
