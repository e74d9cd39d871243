package io.github.terrene.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.page.ProgressBar;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Ready decks play against each other. */
class SeasonTest {
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final Paper paper = new Paper(new PrintStream(printed, true, StandardCharsets.UTF_8), false, true);

    private Array<Result> season(Field<?, ?, ?, ?, ?> field) {
        return new Season(field, 2, 1, 5).play(new ProgressBar(paper));
    }

    @Test
    void everyTwoDecksPlayAtBothSeatsAndTheSameSeedGivesTheSameGames() {
        Array<Result> results = season(HobeField.field());
        assertThat(results).hasSize(2).isEqualTo(season(HobeField.field()));
        assertThat(results.map(Result::one)).containsExactly(0, 1);
        assertThat(results.map(result -> result.share(0) + result.share(1))).containsOnly(1.0);
        assertThat(results.flatMap(Result::firstWon)).hasSize(2);
    }

    @Test
    void everyGameHasASeedOfItsOwn() {
        Array<Result> results = new Season(HobeField.field(), 4, 1, 5).play(new ProgressBar(paper));
        assertThat(results.distinct().size()).isGreaterThan(2); // with one seed: a game for each seat
    }

    @Test
    void whoGoesFirstMayBeChosenInTheGame() {
        assertThat(CarnageField.field().play(0, 2, 1, 5).firstWon()).isNotEmpty();
    }

    @Test
    void whoWentFirstIsSeenFromTheLastTurn() {
        assertThat(Field.first(1, Players.NORTH)).isEqualTo(Players.NORTH);
        assertThat(Field.first(8, Players.NORTH)).isEqualTo(Players.SOUTH);
    }

    @Test
    void gamesInWhichBothActAtOnceHaveNoFirstPlayer() {
        Array<Result> results = season(TerraloreField.field());
        assertThat(results).hasSize(2 * 6);
        assertThat(results.flatMap(Result::firstWon)).isEmpty();
    }

    @Test
    void theTableSaysWhoWonHowOften() {
        Array<Result> results = Array.of(
                new Result(0, 1, Option.some(Seat.of(0)), Option.some(true), 18),
                new Result(1, 0, Option.some(Seat.of(1)), Option.some(false), 20),
                new Result(0, 1, Option.none(), Option.some(false), 30),
                new Result(1, 0, Option.some(Seat.of(0)), Option.some(true), 22));
        new Table(paper, Array.of("Ships", "Walls"), results).print();
        assertThat(printed.toString(StandardCharsets.UTF_8).lines())
                .contains(
                        "won of 100 against   Ships   Walls     all",
                        "Ships                    -      63      63",
                        "Walls                   38       -      38",
                        "The player who goes first wins 67 % of the games.",
                        "A game takes 22 turns in the median; nine of ten take 18 to 30.");
    }
}
