package io.github.terrene.bots.arena.report;

import io.github.terrene.bots.arena.measure.Rating;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.Standings;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;

/**
 * A report of results.
 *
 * @param title the title of the game, for people
 * @param command the command that produced the results
 * @param standings what the results say
 * @param ratings the ratings of all contestants, the strongest first
 */
public record Report(String title, String command, Standings standings, Array<Rating> ratings) {
    /** A report of results. */
    public static Report of(String title, String command, Seq<GameResult> results) {
        Standings standings = Standings.of(results);
        return new Report(title, command, standings, standings.ratings().sortBy(rating -> -rating.elo()));
    }

    /** An aligned table, for a terminal. */
    public String text() {
        return new TextReport(this).text();
    }

    /** A self-contained page: no script, no picture, no other host. */
    public String html() {
        return new HtmlReport(this).html();
    }

    /** Whether a text is such a page. */
    public static boolean isPage(String text) {
        return HtmlReport.isPage(text);
    }

    /** The places of the contestants in the standings, the strongest first. */
    Array<Integer> order() {
        return ratings.map(rating -> standings.contestants().indexOf(rating.name()));
    }

    /** Whether anything is known about who goes first. */
    boolean tellsFirst() {
        return standings.first().count() > 0;
    }

    /** How long games take. */
    String length() {
        Array<Integer> turns = standings.turns();
        int rest = turns.size() / 20;
        return "The median game takes " + turns.get(turns.size() / 2) + " turns; nine in ten take " + turns.get(rest)
                + " to " + turns.get(turns.size() - 1 - rest) + "." + endless();
    }

    /** How many games would have gone on, and for how long they did: whoever wrote the game wants to know. */
    private String endless() {
        Array<GameResult> stopped =
                standings.results().toArray().filter(result -> result.ending().equals(GameResult.STOPPED));
        return stopped.isEmpty()
                ? ""
                : String.format(
                        Locale.ROOT,
                        " Stopped as drawn after %,d decisions without an end: %,d of %s.",
                        stopped.map(GameResult::decisions).max().get(),
                        stopped.size(),
                        Figure.games(standings.results().size()));
    }

    /** The sentence on how to get the same deals again. */
    String deals() {
        return "The deals come from --seed "
                + standings.results().head().fixture().tournament() + ".";
    }

    /** How often the player who goes first wins. */
    String first() {
        return tellsFirst()
                ? "The player who goes first wins "
                        + Figure.percent(standings.first().mean()) + " of 100 games (" + Figure.range(standings.first())
                        + " with 95 % confidence)."
                : "These games do not show whether going first helps.";
    }
}
