package io.github.terrene.examples.terminal;

import io.github.terrene.bots.puzzle.Puzzle;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.shelf.ReadyPuzzles;
import io.github.terrene.shelf.ShelvedGame;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.LocalDate;
import picocli.CommandLine;

/** The options for puzzles. */
final class Puzzles {
    @CommandLine.Option(
            names = "--puzzle",
            arity = "0..1",
            paramLabel = "N",
            fallbackValue = "0",
            description =
                    "Solve a puzzle of the game instead, proved to have one solution: by its number, or that of the day.")
    private Integer number;

    @CommandLine.Option(
            names = "--day",
            paramLabel = "YYYY-MM-DD",
            description = "With --puzzle: the puzzle of that day; by default of today.")
    private LocalDate day;

    /** Whether one is asked for. */
    boolean asked() {
        return number != null;
    }

    /** What is wrong with the options, if anything. */
    Option<String> problem() {
        return Option.when(day != null && (number == null || number != 0), "--day goes with --puzzle without a number");
    }

    /** Gives the puzzle; or says why there is none. */
    Either<String, Integer> play(Playable game, Paper paper, Telling telling, Input input) {
        Array<String> all = ReadyPuzzles.games(game.shelf()).map(ShelvedGame::id);
        return all.contains(game.option())
                ? ReadyPuzzles.of(game.shelf(), game.option())
                        .mapLeft(problems -> problems.mkString("\n"))
                        .flatMap(found -> which(found.all().size())
                                .map(number -> evening(found, number, game, paper, telling, input)
                                        .play()))
                : Either.left("there are no puzzles of " + game.option() + ", but of " + all.mkString(", "));
    }

    private Either<String, Integer> which(int all) {
        if (number == 0) {
            LocalDate date = day == null ? LocalDate.now() : day;
            return Either.right(Puzzle.ofDay(date.toEpochDay(), all) + 1);
        }
        return number >= 1 && number <= all
                ? Either.right(number)
                : Either.left("--puzzle is from 1 to " + all + " in this game, not " + number);
    }

    @SuppressWarnings("unchecked") // a single game is told as the game itself
    private static <C, S, A, E, V> PuzzleEvening<C, S, A, E, V> evening(
            ReadyPuzzles<C, S, A, E, V> found, int number, Playable game, Paper paper, Telling telling, Input input) {
        Puzzle<A> puzzle = found.all().get(number - 1);
        Contest<C, S, A, E, V> contest = (Contest<C, S, A, E, V>) Contest.of(
                found.ready(), Wanted.recorded(game, 1, game.formats().head()));
        Option<Seat> person = Option.some(puzzle.aimed().seat());
        Setting<C, S, A, E, V> setting = Setting.of(
                contest, found.game().config().apply(puzzle.decks()), paper, telling.detail(), person, person);
        return new PuzzleEvening<>(setting, found, number, input);
    }
}
