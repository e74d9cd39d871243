package io.github.terrene.kernel.engine;

/**
 * A task that needs no decision: it is carried out as soon as it is on top.
 *
 * @param <P> what carries tasks out
 */
public interface GameWork<P> extends GameTask<P> {
    @Override
    default GameWork<P> asWork() {
        return this;
    }

    /** Carries it out. It is no longer on the stack; it puts there what is left to do. */
    void run(P play);
}
