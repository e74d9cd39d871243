package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.measure.Confidence;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What is to be reached, and how much is played for it.
 *
 * @param margin how far from a half the share of each deck against each other one may be, such as 0.1 for 40 to 60 of 100
 * @param deals how many deals each pair of decks plays to be measured, from both sides
 * @param probes how many deals each pair plays after that with numbers that differ at random, to learn what the numbers do; an even number
 * @param rounds how many times it is measured at most
 */
public record Target(double margin, int deals, int probes, int rounds) {
    private static final int MOST = 100_000;
    private static final int MOST_ROUNDS = 100;

    /** So much nearer to a half is aimed at, since what is expected is not certain. */
    private static final double RESERVE = 0.03;

    /** Everything wrong with it. */
    public Seq<Problem> problems() {
        Array<Problem> none = Array.empty();
        return none.appendAll(wrong(
                        margin > RESERVE && margin < 0.5,
                        "tune/within",
                        "--within must be above 3 and below 50, in games of 100"))
                .appendAll(wrong(deals >= 1 && deals <= MOST, "tune/deals", "--deals must be from 1 to 100,000"))
                .appendAll(wrong(
                        probes >= 2 && probes <= MOST && probes % 2 == 0,
                        "tune/probes",
                        "--probes must be an even number from 2 to 100,000"))
                .appendAll(
                        wrong(rounds >= 1 && rounds <= MOST_ROUNDS, "tune/rounds", "--rounds must be from 1 to 100"));
    }

    private static Array<Problem> wrong(boolean right, String key, String sentence) {
        return right ? Array.empty() : Array.of(Problem.at("tune", key, sentence));
    }

    /** How many deals each pair plays in a round. */
    int perRound() {
        return deals + probes;
    }

    /** Whether a share is as near to a half as it should be. */
    public boolean reached(Confidence share) {
        return Math.abs(share.mean() - 0.5) <= margin;
    }

    /** How bad a share is: 0 if it is well within what should be reached. */
    double excess(double share) {
        double beyond = Math.max(0, Math.abs(share - 0.5) - (margin - RESERVE));
        return beyond * beyond;
    }
}
