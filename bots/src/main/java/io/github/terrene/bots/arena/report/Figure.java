package io.github.terrene.bots.arena.report;

import io.github.terrene.bots.arena.measure.Confidence;
import java.util.Locale;

/** Numbers as they are written in reports. */
final class Figure {
    private Figure() {}

    /** A percentage without a percent sign. */
    static String percent(double share) {
        return "" + Math.round(100 * share);
    }

    /** A percentage with its margin. */
    static String share(Confidence share) {
        return percent(share.mean()) + "±" + percent(share.margin());
    }

    static String range(Confidence share) {
        return percent(share.low()) + " to " + percent(share.high());
    }

    static String elo(double points) {
        long rounded = Math.round(points);
        return rounded > 0 ? "+" + rounded : "" + rounded;
    }

    /** A number of games. */
    static String games(int number) {
        return String.format(Locale.ROOT, "%,d games", number);
    }

    /** A coordinate in a plot. */
    static String place(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
