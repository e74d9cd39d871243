package io.github.terrene.bots.arena.measure;

import io.vavr.collection.Array;

/**
 * What each of many causes does to the chances of winning: a logistic regression with normally distributed prior beliefs (ridge), fitted by Newton's
 * method. Its figures are in log odds: near even chances, 0.04 are one game of 100.
 */
public final class Regression {
    private static final int ROUNDS = 8;

    private final double[] estimates;
    private final double[][] covariances;

    private Regression(double[] estimates, double[][] covariances) {
        this.estimates = estimates;
        this.covariances = covariances;
    }

    /**
     * What happened once.
     *
     * @param causes the places of the causes that were there
     * @param strengths how much of each of them was there
     * @param games how many games it was
     * @param share the share of them that was won, from 0 to 1
     */
    public record Row(int[] causes, double[] strengths, int games, double share) {
        private double sum(double[] of) {
            double sum = 0;
            for (int i = 0; i < causes.length; i++) {
                sum += strengths[i] * of[causes[i]];
            }
            return sum;
        }
    }

    /**
     * What the causes do.
     *
     * @param spreads how large each of them is believed to be before anything has happened: a standard deviation in log odds
     * @param rows what happened
     */
    public static Regression of(double[] spreads, Array<Row> rows) {
        int size = spreads.length;
        double[] estimates = new double[size];
        double[][] inverse = new double[0][];
        for (int round = 0; round < ROUNDS; round++) {
            double[] slope = new double[size];
            double[][] information = new double[size][size];
            for (int i = 0; i < size; i++) {
                information[i][i] = 1 / (spreads[i] * spreads[i]);
                slope[i] = -estimates[i] * information[i][i];
            }
            rows.forEach(row -> add(row, chance(row.sum(estimates)), slope, information));
            inverse = SymmetricMatrix.inverse(information);
            improve(estimates, inverse, slope);
        }
        return new Regression(estimates, inverse);
    }

    private static void add(Row row, double expected, double[] slope, double[][] information) {
        double more = row.games() * (row.share() - expected);
        double weight = row.games() * expected * (1 - expected);
        for (int i = 0; i < row.causes().length; i++) {
            int cause = row.causes()[i];
            double strength = row.strengths()[i];
            slope[cause] += strength * more;
            double[] line = information[cause];
            for (int j = 0; j < row.causes().length; j++) {
                line[row.causes()[j]] += weight * strength * row.strengths()[j];
            }
        }
    }

    /** Never a large step: far from the peak the curvature is misleading. */
    private static void improve(double[] estimates, double[][] inverse, double[] slope) {
        for (int i = 0; i < estimates.length; i++) {
            double step = 0;
            for (int j = 0; j < estimates.length; j++) {
                step += inverse[i][j] * slope[j];
            }
            estimates[i] += Math.max(-1, Math.min(1, step));
        }
    }

    /** What a cause does, in log odds. */
    public double estimate(int cause) {
        return estimates[cause];
    }

    /** How sure that is: one standard deviation, in log odds. */
    public double deviation(int cause) {
        return Math.sqrt(covariances[cause][cause]);
    }

    /** The chance to win at such log odds. */
    public static double chance(double odds) {
        return 1 / (1 + StrictMath.exp(-odds));
    }
}
