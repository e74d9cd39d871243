package io.github.terrene.bots.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What is told of results. */
class ReportTest {
    /** Of ten deals the one wins both games of six, and one game of two. */
    private static final Array<GameResult> RESULTS =
            Array.range(0, 20).map(number -> result(number, number < 12 ? 1 : number < 16 ? number % 2 : 0));

    private static GameResult result(int number, double points) {
        Fixture fixture = new Fixture(
                number,
                "chess",
                "Ships & <Sails>",
                "Walls",
                Seat.of(number % 2),
                Array.of("greedy", "greedy"),
                Array.empty(),
                7,
                3);
        return new GameResult(
                fixture, points, Option.some(number % 4 == 0), 10 + number, 50, number < 5 ? "X-1" : "X-2");
    }

    private static Report report() {
        return Report.of("Chess", "arena --game chess --decks", RESULTS);
    }

    @Test
    void theTableIsAligned() {
        assertThat(Array.of(report().text().split("\n")))
                .startsWith(
                        "Chess, 20 games",
                        "",
                        "rating                       Elo",
                        "Ships & <Sails>              +72     ±82",
                        "Walls                        -72     ±82",
                        "",
                        "won of 100 against             1       2",
                        "1 Ships & <Sails>              -   70±56",
                        "2 Walls                    30±56       -",
                        "",
                        "ended by rule              games",
                        "X-2                           15    75 %",
                        "X-1                            5    25 %",
                        "",
                        "The player who goes first wins 25 of 100 games (0 to 75 with 95 % confidence).",
                        "The median game takes 20 turns; nine in ten take 11 to 28.");
    }

    @Test
    void gamesThatWereStoppedAreTold() {
        GameResult last = RESULTS.last();
        GameResult stopped =
                new GameResult(last.fixture(), 0.5, Option.none(), last.turns(), 10_000, GameResult.STOPPED);
        Report some = Report.of("Chess", "arena", RESULTS.init().append(stopped));
        String told = "Stopped as drawn after 10,000 decisions without an end: 1 of 20 games.";
        assertThat(some.text()).contains(told);
        assertThat(some.html()).contains(told);
        assertThat(report().text()).doesNotContain("Stopped");
    }

    @Test
    void thePageNeedsNothingElse() {
        assertThat(report().html())
                .startsWith("<!DOCTYPE html>")
                .contains("prefers-color-scheme: dark", "arena --game chess --decks", "Ships &amp; &lt;Sails&gt;")
                .doesNotContain("<Sails>", "<script", "http:", "https:", "src=", "href=", "NaN", "Infinity");
    }

    @Test
    void theOrderOfResultsDoesNotMatter() {
        Report other = Report.of("Chess", "arena --game chess --decks", RESULTS.reverse());
        assertThat(other.html()).isEqualTo(report().html());
        assertThat(other.text()).isEqualTo(report().text());
    }

    @Test
    void oneGameIsEnoughForAPage() {
        assertThat(Report.of("Chess", "arena", RESULTS.take(1)).html()).doesNotContain("NaN");
    }
}
