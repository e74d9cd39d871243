package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.RandomPlay;
import io.vavr.collection.Array;

/**
 * What one player did in one round.
 *
 * @param games how many games it finished
 * @param decisions how many decisions it made
 * @param cost what that took
 */
public record Measurement(long games, long decisions, Cost cost) {
    private static final double SECOND = 1e9;

    /** Lets a player make about that many decisions, in whole games. */
    public static Measurement of(RandomPlay play, int decisions) {
        long games = play.games();
        long before = play.decisions();
        Cost cost = Cost.of(() -> {
            while (play.decisions() - before < decisions) {
                play.playGames(1);
            }
        });
        return new Measurement(play.games() - games, play.decisions() - before, cost);
    }

    /** Its numbers, for another program to read. */
    String line() {
        return games + " " + decisions + " " + cost.nanos() + " " + cost.bytes();
    }

    /** Reads what {@link #line} gives. */
    static Measurement read(String line) {
        Array<Long> numbers = Array.of(line.split(" ")).map(Long::valueOf);
        return new Measurement(numbers.get(0), numbers.get(1), new Cost(numbers.get(2), numbers.get(3)));
    }

    /** The time of a decision. */
    public double nanosPerDecision() {
        return (double) cost.nanos() / decisions;
    }

    /** The speed. */
    public double decisionsPerSecond() {
        return SECOND / nanosPerDecision();
    }

    /** How many games are finished in a second. */
    public double gamesPerSecond() {
        return SECOND * games / cost.nanos();
    }

    /** The memory that a game allocates. */
    public double bytesPerGame() {
        return (double) cost.bytes() / games;
    }

    /** The memory that a decision allocates. */
    public double bytesPerDecision() {
        return (double) cost.bytes() / decisions;
    }

    /** How long games are. */
    public double decisionsPerGame() {
        return (double) decisions / games;
    }
}
