package io.github.terrene.bots.search;

import java.time.Duration;

/**
 * How long a search may think about a decision: a number of descents, which gives the same choice for the same seed on every machine, a time,
 * or whichever ends first.
 *
 * @param descents the most descents
 * @param nanos the most time, in nanoseconds
 */
public record Budget(int descents, long nanos) {
    /**
     * A budget.
     *
     * @throws IllegalArgumentException if it leaves no room to think
     */
    public Budget {
        if (descents < 1 || nanos < 1) {
            throw new IllegalArgumentException(
                    "a budget is at least one descent and some time, not " + descents + " and " + nanos);
        }
    }

    /** A number of descents, however long they take. */
    public static Budget of(int descents) {
        return new Budget(descents, Long.MAX_VALUE);
    }

    /** A time limit. The choices then depend on the machine. */
    public static Budget of(Duration time) {
        return new Budget(Integer.MAX_VALUE, time.toNanos());
    }

    /** Begins to think in one of several trees that share the descents. */
    Clock begin(int trees) {
        return Clock.of(Math.max(1, descents / trees), nanos);
    }
}
