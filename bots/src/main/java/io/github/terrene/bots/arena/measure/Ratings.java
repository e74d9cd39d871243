package io.github.terrene.bots.arena.measure;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Arrays;

/**
 * Maximum likelihood ratings (Bradley, Terry: Rank Analysis of Incomplete Block Designs, 1952). Everybody is assumed to have also drawn once
 * against an average player, so that even somebody who has won all games has a rating. Margins follow from the information in the games. They
 * assume that games are independent, and are a little too wide if the same deal was played from both sides.
 */
public final class Ratings {
    /** The Elo points for a factor of e in the odds. */
    private static final double ELO = 400 / StrictMath.log(10);

    private static final double SURE = 1.959964;
    private static final int ROUNDS = 200;

    private final int size;
    private final Seq<Score> scores;
    private final double[] strengths;

    private Ratings(int size, Seq<Score> scores) {
        this.size = size;
        this.scores = scores;
        this.strengths = new double[size];
    }

    /** The ratings, in the order of names. */
    public static Array<Rating> of(Array<String> names, Seq<Score> scores) {
        Ratings ratings = new Ratings(names.size(), scores);
        for (int round = 0; round < ROUNDS; round++) {
            ratings.improve();
        }
        double average = Arrays.stream(ratings.strengths).average().orElse(0);
        double[][] uncertain = SymmetricMatrix.inverse(ratings.information());
        return names.zipWithIndex((name, place) -> new Rating(
                name,
                ELO * (ratings.strengths[place] - average),
                ELO * SURE * Math.sqrt(SymmetricMatrix.spreadAroundAverage(uncertain, place))));
    }

    /** A step of Newton's method, never a large one: the likelihood has one peak, and far from it the curvature is misleading. */
    private void improve() {
        double[] slope = slope();
        double[][] inverse = SymmetricMatrix.inverse(information());
        for (int i = 0; i < size; i++) {
            double step = 0;
            for (int j = 0; j < size; j++) {
                step += inverse[i][j] * slope[j];
            }
            strengths[i] += Math.max(-1, Math.min(1, step));
        }
    }

    private double[] slope() {
        double[] slope = new double[size];
        for (int i = 0; i < size; i++) {
            slope[i] = 0.5 - wins(strengths[i]);
        }
        for (Score score : scores) {
            double more = score.points() - score.games() * expected(score);
            slope[score.one()] += more;
            slope[score.other()] -= more;
        }
        return slope;
    }

    private double[][] information() {
        double[][] information = new double[size][size];
        for (int i = 0; i < size; i++) {
            information[i][i] = wins(strengths[i]) * wins(-strengths[i]);
        }
        for (Score score : scores) {
            double weight = score.games() * expected(score) * (1 - expected(score));
            information[score.one()][score.one()] += weight;
            information[score.other()][score.other()] += weight;
            information[score.one()][score.other()] -= weight;
            information[score.other()][score.one()] -= weight;
        }
        return information;
    }

    private double expected(Score score) {
        return wins(strengths[score.one()] - strengths[score.other()]);
    }

    /** The expected points of the stronger in one game, given how much stronger it is. */
    private static double wins(double ahead) {
        return 1 / (1 + StrictMath.exp(-ahead));
    }
}
