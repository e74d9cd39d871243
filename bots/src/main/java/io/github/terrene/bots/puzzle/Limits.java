package io.github.terrene.bots.puzzle;

/**
 * How far a {@link Solver} goes before it gives up. The limits are numbers of things, not times, so that the result is the same everywhere.
 *
 * @param steps the most actions that are carried out
 * @param worlds the most ways in which hidden cards can lie
 */
public record Limits(int steps, int worlds) {
    /** Enough for any puzzle that a person could solve. */
    public static final Limits USUAL = new Limits(400_000, 5_000);

    /**
     * @throws IllegalArgumentException if a number is below 1
     */
    public Limits {
        if (steps < 1 || worlds < 1) {
            throw new IllegalArgumentException("limits must be at least 1: " + steps + ", " + worlds);
        }
    }
}
