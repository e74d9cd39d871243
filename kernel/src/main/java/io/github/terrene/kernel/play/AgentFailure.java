package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * An agent threw an exception, or chose what it was not offered. The message says all that is needed to have it happen again, besides the
 * start: the seat, the decision, and the agents' generator. Whoever holds a tournament lets the seat lose.
 */
public final class AgentFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Seat seat;
    private final int decision;
    private final transient Rng rng;

    AgentFailure(Seat seat, int decision, Rng rng, String what, @Nullable Throwable cause) {
        super(
                "the agent of seat " + seat + " " + what + " (decision " + decision
                        + " of the game, agents' generator Rng.of(" + rng.state() + "))",
                cause);
        this.seat = seat;
        this.decision = decision;
        this.rng = rng;
    }

    /** Whose agent it was. */
    public Seat seat() {
        return seat;
    }

    /** Before or in which decision of the game it was, counted from 1; 0 if it was before the first. */
    public int decision() {
        return decision;
    }

    /** The generator that {@link Host#play} was given. */
    public Rng rng() {
        return rng;
    }
}
