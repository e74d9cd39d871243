package io.github.terrene.examples.benchmarks.figures;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * What several rounds measured: half of them lies between the quartiles.
 *
 * @param lower the lower quartile
 * @param median the median
 * @param upper the upper quartile
 */
record Spread(double lower, double median, double upper) {
    private static final int QUARTERS = 4;

    /** The spread of a figure in these rounds, of which there is at least one. */
    static <T> Spread of(Seq<T> rounds, ToDoubleFunction<? super T> figure) {
        Array<Double> sorted = rounds.map(figure::applyAsDouble).sorted().toArray();
        int last = sorted.size() - 1;
        return new Spread(
                sorted.get(last / QUARTERS), sorted.get(sorted.size() / 2), sorted.get(last - last / QUARTERS));
    }

    /** Both quartiles, each in this format. */
    String quartiles(String format) {
        return String.format(Locale.ROOT, format + " .. " + format, lower, upper);
    }
}
