package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * An agent threw something, be it an exception or an error, or chose an action that it was not offered. Besides the start of the game, the
 * message says everything needed to reproduce it: the seat, the decision, and the agents' generator. It is one line, of which the agent can
 * write {@value #LONGEST} characters at most. A tournament should count it as a loss for the seat.
 */
public final class AgentFailure extends RuntimeException {
    /** How much of what an agent says is in the message; the cause has all of it. */
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

    /** Which agent did what. It can be told to those who must not know the generator. */
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
     * The decision of the game, counted from 1, that the agent was making or whose events it was observing; 0 for the events of the start.
     */
    public int decision() {
        return decision;
    }

    /** The generator that {@link Host#play} was given. */
    public Rng rng() {
        return rng;
    }
}
