package io.github.terrene.bots.arena.report;

import io.github.terrene.bots.arena.measure.Confidence;
import io.github.terrene.bots.arena.result.Standings;
import io.vavr.collection.Array;
import java.util.Locale;

/**
 * The report as a page.
 *
 * @param report the content of the page
 */
record HtmlReport(Report report) {
    private static final String STYLE = """
            :root { color-scheme: light dark; --ink: #1f2328; --faint: #6b7280; --line: #d0d7de; --paper: #fff; --more: 32, 106, 196; --less: 196, 98, 16; }
            @media (prefers-color-scheme: dark) {
              :root { --ink: #e6edf3; --faint: #9aa4b0; --line: #3a424c; --paper: #14181d; --more: 88, 156, 255; --less: 240, 150, 70; }
            }
            body { margin: 0 auto; padding: 1rem; max-width: 46rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
            h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } p { max-width: 38rem; } .faint { color: var(--faint); }
            svg { display: block; width: 100%; max-width: 40rem; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
            svg .axis { stroke: var(--line); } svg .mark { fill: rgb(var(--more)); } svg .span { stroke: rgb(var(--more)); stroke-width: 2; }
            svg text.faint { fill: var(--faint); font-size: 11px; }
            .wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
            th, td { padding: .3rem .5rem; text-align: right; border: 1px solid var(--line); white-space: nowrap; }
            th:first-child { text-align: left; font-weight: normal; white-space: normal; } td small { display: block; font-weight: normal; } td.sure { font-weight: bold; }
            pre { white-space: pre-wrap; padding: .75rem; border: 1px solid var(--line); border-radius: .3rem; }
            """;

    private static final String BEGINNING = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>""";

    private static final String TITLE_END = " in the arena</title>\n";

    /** Whether a text begins as a page of the arena does. */
    static boolean isPage(String text) {
        int title = BEGINNING.length();
        int end = text.indexOf(TITLE_END);
        return text.startsWith(BEGINNING) && text.indexOf('<', title) == text.indexOf('<', end);
    }

    String html() {
        return BEGINNING + text(report.title()) + TITLE_END + "<style>\n" + STYLE + "</style>\n"
                + "<h1>" + text(report.title()) + " in the arena</h1>\n"
                + paragraph(Figure.games(standings().results().size()) + ". " + report.length())
                + section("Ratings", Plot.ratings(report.ratings()))
                + paragraph(
                        "Elo points above or below the average, with 95 % confidence intervals. A player who is 100 points"
                                + " ahead wins 64 of 100 games.")
                + section("Won of 100 games", matrix())
                + paragraph(
                        "How often the row wins against the column. Each ± is a 95 % confidence interval that holds however"
                                + " often you look; bold means certainly not even.")
                + section("Who goes first", first())
                + section("Length", Plot.lengths(standings().turns()))
                + paragraph("Games by number of turns.")
                + section("How games ended", endings())
                + section("The command that made this page", "<pre><code>" + text(report.command()) + "</code></pre>\n")
                + "</html>\n";
    }

    private Standings standings() {
        return report.standings();
    }

    private static String section(String title, String content) {
        return "<h2>" + title + "</h2>\n" + content;
    }

    private static String paragraph(String sentence) {
        return "<p class=\"faint\">" + text(sentence) + "</p>\n";
    }

    private String matrix() {
        Array<Integer> order = report.order();
        String head = order.zipWithIndex()
                .map(each -> "<th title=\"" + name(each._1) + "\">" + (each._2 + 1) + "</th>")
                .mkString();
        String rows = order.zipWithIndex()
                .map(each -> "<tr><th>" + (each._2 + 1) + " " + name(each._1) + "</th>"
                        + order.map(other -> cell(each._1, other)).mkString() + "</tr>\n")
                .mkString();
        return "<div class=\"wide\"><table>\n<tr><th></th>" + head + "</tr>\n" + rows + "</table></div>\n";
    }

    private String name(int place) {
        return text(standings().contestants().get(place));
    }

    private String cell(int one, int other) {
        int games = standings().played(one, other);
        if (games == 0) {
            return "<td></td>";
        }
        Confidence share = standings().share(one, other);
        double strength = Math.min(1, 2 * Math.abs(share.mean() - 0.5)) * 0.6;
        return "<td" + (share.excludes(0.5) ? " class=\"sure\"" : "") + " title=\"" + Figure.games(games) + "\""
                + " style=\"background: rgba(var(--" + (share.mean() < 0.5 ? "less" : "more") + "), "
                + String.format(Locale.ROOT, "%.2f", strength) + ")\">" + Figure.percent(share.mean())
                + " <small>±" + Figure.percent(share.margin()) + "</small></td>";
    }

    private String first() {
        String sentence = "<p>" + report.first() + "</p>\n";
        return report.tellsFirst() ? sentence + Plot.share(standings().first()) : sentence;
    }

    private String endings() {
        double all = standings().results().size();
        return standings()
                .endings()
                .map(each -> "<tr><th>" + text(each._1) + "</th><td>" + each._2 + "</td><td>"
                        + Figure.percent(each._2 / all) + " %</td></tr>\n")
                .mkString("<table>\n<tr><th>rule</th><th>games</th><th></th></tr>\n", "", "</table>\n");
    }

    /** Text with HTML escaped. */
    static String text(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
