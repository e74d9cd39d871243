package io.github.terrene.bots.arena.measure;

/**
 * The mean of values from 0 to 1 with an interval that contains the true mean in 95 of 100 cases, no matter how often one looks and when one
 * stops: a confidence sequence, not a confidence interval, which would be wrong more often with each look. It is the asymptotic one with a normal
 * mixture (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas: Time-uniform central limit theory and asymptotic confidence sequences, 2024).
 *
 * @param count the number of values
 * @param sum the sum of the values
 * @param squares the sum of their squares
 */
public record Confidence(int count, double sum, double squares) {
    /** No values yet: the mean may be anything. */
    public static final Confidence NONE = new Confidence(0, 0, 0);

    private static final double ALPHA = 0.05;

    /** The variance of one value that is assumed to precede all others, so that equal values do not seem certain. */
    private static final double PRIOR = 0.25;

    /**
     * Chosen so that the interval is narrowest, for its number of values, when their variances sum to 25: after 200 deals between equals. This
     * is the usual approximation of the optimum: rho² = (-2 ln alpha + ln(1 - 2 ln alpha)) / 25.
     */
    private static final double RHO_SQUARED =
            (-2 * StrictMath.log(ALPHA) + StrictMath.log(1 - 2 * StrictMath.log(ALPHA))) / 25;

    /** The same with one more value. */
    public Confidence and(double value) {
        return new Confidence(count + 1, sum + value, squares + value * value);
    }

    /** The mean of the values; a half if there are none. */
    public double mean() {
        return count == 0 ? 0.5 : sum / count;
    }

    /** How far the true mean is from this one at most, in 95 of 100 cases; never more than 1. */
    public double margin() {
        if (count == 0) {
            return 1;
        }
        double spread = count * variance() * RHO_SQUARED + 1;
        double root = 2 * spread / ((double) count * count * RHO_SQUARED) * StrictMath.log(Math.sqrt(spread) / ALPHA);
        return Math.min(1, Math.sqrt(root));
    }

    private double variance() {
        return (Math.max(0, squares - sum * sum / count) + PRIOR) / (count + 1);
    }

    /** The lower end of the interval, 0 or more. */
    public double low() {
        return Math.max(0, mean() - margin());
    }

    /** The upper end of the interval, 1 or less. */
    public double high() {
        return Math.min(1, mean() + margin());
    }

    /** Whether the interval excludes a value. */
    public boolean excludes(double value) {
        return value < low() || value > high();
    }
}
