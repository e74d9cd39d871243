package io.github.terrene.bots.arena.report;

import io.github.terrene.bots.arena.measure.Rating;
import io.github.terrene.bots.arena.result.Standings;
import io.vavr.collection.Array;

/**
 * The table for a terminal.
 *
 * @param report the content of the table
 */
record TextReport(Report report) {
    private static final int COLUMN = 8;

    String text() {
        return Array.of(heading())
                .append("")
                .appendAll(ratings())
                .append("")
                .appendAll(matrix())
                .append("")
                .appendAll(endings())
                .append("")
                .append(report.first())
                .append(report.length())
                .append("Each ± is a 95 % confidence interval; those of shares hold however often you look.")
                .append(report.deals())
                .mkString("", "\n", "\n");
    }

    private String heading() {
        return report.title() + ", " + Figure.games(standings().results().size());
    }

    private Standings standings() {
        return report.standings();
    }

    private Array<String> ratings() {
        return report.ratings()
                .map(rating ->
                        row(rating.name(), Array.of(Figure.elo(rating.elo()), "±" + Math.round(rating.margin()))))
                .prepend(row("rating", Array.of("Elo")));
    }

    private Array<String> matrix() {
        Array<Integer> order = report.order();
        return order.map(one ->
                        row(numbered(one, order), order.map(other -> one.equals(other) ? "-" : share(one, other))))
                .prepend(row(
                        "won of 100 against", Array.rangeClosed(1, order.size()).map(number -> "" + number)));
    }

    private String numbered(int place, Array<Integer> order) {
        return (order.indexOf(place) + 1) + " " + standings().contestants().get(place);
    }

    private String share(int one, int other) {
        return standings().played(one, other) == 0
                ? ""
                : Figure.share(standings().share(one, other));
    }

    private Array<String> endings() {
        double all = standings().results().size();
        return standings()
                .endings()
                .map(each -> row(each._1, Array.of("" + each._2, Figure.percent(each._2 / all) + " %")))
                .prepend(row("ended by rule", Array.of("games")));
    }

    private String row(String name, Array<String> cells) {
        return left(name) + cells.map(TextReport::right).mkString();
    }

    private String left(String name) {
        int width = report.ratings()
                .map(Rating::name)
                .append("won of 100 against 123")
                .map(String::length)
                .max()
                .get();
        return name + spaces(width + 2 - name.length());
    }

    private static String right(String cell) {
        return spaces(COLUMN - cell.length()) + cell;
    }

    private static String spaces(int number) {
        return Array.fill(Math.max(0, number), " ").mkString();
    }
}
