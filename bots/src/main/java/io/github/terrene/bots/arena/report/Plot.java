package io.github.terrene.bots.arena.report;

import io.github.terrene.bots.arena.measure.Confidence;
import io.github.terrene.bots.arena.measure.Rating;
import io.vavr.collection.Array;

/** Plots as SVG, as wide as a phone; larger screens enlarge them. */
final class Plot {
    private static final int WIDTH = 360;
    private static final int SIDE = 24;
    private static final int ROW = 38;
    private static final int HEIGHT = 120;
    private static final int MOST_BARS = 40;

    /** The range of numbers that a plot covers, from left to right. */
    private record Scale(double from, double to) {
        String x(double number) {
            return Figure.place(SIDE + (number - from) / (to - from) * (WIDTH - 2 * SIDE));
        }
    }

    private Plot() {}

    /** A dot for each rating, with its interval, and with the name above. */
    static String ratings(Array<Rating> ratings) {
        double most = ratings.map(rating -> Math.abs(rating.elo()) + rating.margin())
                .max()
                .get();
        Scale scale = new Scale(-most, most);
        int height = ratings.size() * ROW;
        String rows = ratings.zipWithIndex()
                .map(each -> rating(each._1, each._2 * ROW, scale))
                .mkString();
        return svg(
                "ratings with their intervals",
                height + 16,
                line("axis", scale.x(0), 0, scale.x(0), height)
                        + rows
                        + text("faint", "middle", scale.x(0), height + 13, "0"));
    }

    private static String rating(Rating rating, int top, Scale scale) {
        String figure = Figure.elo(rating.elo()) + " ±" + Math.round(rating.margin());
        return text("", "start", "0", top + 13, rating.name())
                + text("", "end", "" + WIDTH, top + 13, figure)
                + interval(
                        scale.x(rating.elo() - rating.margin()),
                        scale.x(rating.elo()),
                        scale.x(rating.elo() + rating.margin()),
                        top + 25);
    }

    /** A share with its interval between 0 and 100. */
    static String share(Confidence share) {
        Scale scale = new Scale(0, 1);
        return svg(
                "how often who goes first wins",
                44,
                line("axis", scale.x(0), 14, scale.x(1), 14)
                        + line("axis", scale.x(0.5), 0, scale.x(0.5), 28)
                        + interval(scale.x(share.low()), scale.x(share.mean()), scale.x(share.high()), 14)
                        + Array.of(0, 25, 50, 75, 100)
                                .map(each -> text("faint", "middle", scale.x(each / 100.0), 41, "" + each))
                                .mkString());
    }

    private static String interval(String low, String middle, String high, int y) {
        return line("span", low, y, high, y) + "<circle class=\"mark\" cx=\"" + middle + "\" cy=\"" + y
                + "\" r=\"5\"/>\n";
    }

    /** A bar for each number of turns, or for several numbers if there are many. */
    static String lengths(Array<Integer> turns) {
        int from = turns.head();
        int width = (turns.last() - from) / MOST_BARS + 1;
        int bars = (turns.last() - from) / width + 1;
        int[] counts = new int[bars];
        turns.forEach(turn -> counts[(turn - from) / width]++);
        int most = Array.ofAll(counts).max().get();
        Scale scale = new Scale(from, from + bars * width);
        String drawn = Array.range(0, bars)
                .map(bar -> bar(scale, from + bar * width, width, counts[bar], most))
                .mkString();
        return svg(
                "how many turns games took",
                HEIGHT + 36,
                drawn
                        + line("axis", scale.x(scale.from()), HEIGHT + 18, scale.x(scale.to()), HEIGHT + 18)
                        + Array.of(0, bars / 2, bars - 1)
                                .distinct()
                                .map(bar -> label(scale, from + bar * width, width))
                                .mkString());
    }

    private static String bar(Scale scale, int from, int width, int count, int most) {
        double height = HEIGHT * count / (double) most;
        double left = Double.parseDouble(scale.x(from));
        double broad = Math.min(40, Double.parseDouble(scale.x(from + width)) - left);
        return "<rect class=\"mark\" x=\"" + Figure.place(left + broad * 0.05) + "\" y=\""
                + Figure.place(HEIGHT + 18 - height) + "\" width=\"" + Figure.place(broad * 0.9) + "\" height=\""
                + Figure.place(height) + "\"><title>" + range(from, width) + ": " + count + "</title></rect>\n"
                + (count == most ? text("faint", "middle", Figure.place(left + broad / 2), 13, "" + count) : "");
    }

    private static String label(Scale scale, int from, int width) {
        return text("faint", "middle", scale.x(from + width / 2.0), HEIGHT + 32, range(from, width));
    }

    private static String range(int from, int width) {
        return width == 1 ? "" + from : from + "-" + (from + width - 1);
    }

    private static String svg(String label, int height, String content) {
        return "<svg viewBox=\"0 0 " + WIDTH + " " + height + "\" role=\"img\" aria-label=\"" + label + "\">\n"
                + content + "</svg>\n";
    }

    private static String line(String style, String x1, int y1, String x2, int y2) {
        return "<line class=\"" + style + "\" x1=\"" + x1 + "\" y1=\"" + y1 + "\" x2=\"" + x2 + "\" y2=\"" + y2
                + "\"/>\n";
    }

    private static String text(String style, String anchor, String x, int y, String text) {
        return "<text class=\"" + style + "\" text-anchor=\"" + anchor + "\" x=\"" + x + "\" y=\"" + y + "\">"
                + HtmlReport.text(text) + "</text>\n";
    }
}
