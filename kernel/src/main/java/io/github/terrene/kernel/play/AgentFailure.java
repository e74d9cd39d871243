package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when an agent threw an exception or error, or chose an action that it was not offered. Besides the start of the game, the message
 * has everything needed to reproduce the failure: the seat, the decision, and the agents' generator. It is one line, to which the agent can
 * contribute at most {@value #LONGEST} characters. A tournament should count the failure as a loss for the seat.
 */
public final class AgentFailure extends RuntimeException {
    /** How many characters of what an agent says are in the message; the cause has all of it. */
    public static final int LONGEST = 500;

    private static final long serialVersionUID = 1;

    private final transient Seat seat;
    private final int decision;
    private final transient Rng rng;

    AgentFailure(Seat seat, int decision, Rng rng, String what, @Nullable Throwable cause) {
        super("the agent of seat " + seat + " " + Excerpt.of(what, LONGEST), cause);
        this.seat = seat;
        this.decision = decision;
        this.rng = rng;
    }

    /** Which agent did what. It can be shown to people who must not know the generator. */
    public String what() {
        return String.valueOf(super.getMessage());
    }

    @Override
    public String getMessage() {
        return what() + " (decision " + decision + " of the game, agents' generator Rng.of(" + rng.state() + "))";
    }

    /** Whose agent it was. */
    public Seat seat() {
        return seat;
    }

    /**
     * The number of the decision, counted from 1, that the agent was making or whose events it was observing; 0 for the events of the start.
     */
    public int decision() {
        return decision;
    }

    /** The generator that {@link Host#play} was given. */
    public Rng rng() {
        return rng;
    }
}
