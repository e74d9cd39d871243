package io.github.terrene.examples.terminal;

import io.github.terrene.bots.puzzle.Limits;
import io.github.terrene.bots.puzzle.Puzzle;
import io.github.terrene.bots.puzzle.PuzzleGame;
import io.github.terrene.bots.puzzle.PuzzleText;
import io.github.terrene.examples.shelf.ShelvedPuzzles;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
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
        Shelf shelf = Shelf.onPath();
        return ShelvedPuzzles.of(shelf, game.option())
                .toEither(
                        "there are no puzzles of " + game.option() + ", but of " + ShelvedPuzzles.GAMES.mkString(", "))
                .flatMap(found -> shelf.ready(found.game().id(), Wish.USUAL)
                        .mapLeft(problems -> problems.mkString("\n"))
                        .flatMap(ready -> play(ready, found, game, paper, telling, input)));
    }

    private <C, S, A, E, V> Either<String, Integer> play(
            ReadyGame<C, S, A, E, V> ready,
            ShelvedPuzzles found,
            Playable game,
            Paper paper,
            Telling telling,
            Input input) {
        PuzzleGame<C, S, A, E, V> puzzles = ready.puzzles();
        return PuzzleText.read(puzzles, found.text())
                .mapLeft(problem -> problem.toString())
                .flatMap(all -> which(all).map(place -> play(ready, puzzles, all, place, game, paper, telling, input)));
    }

    private Either<String, Integer> which(Array<? extends Puzzle<?>> all) {
        if (number == 0) {
            LocalDate date = day == null ? LocalDate.now() : day;
            return Either.right(Puzzle.ofDay(date.toEpochDay(), all.size()));
        }
        return number >= 1 && number <= all.size()
                ? Either.right(number - 1)
                : Either.left("--puzzle is from 1 to " + all.size() + " in this game, not " + number);
    }

    @SuppressWarnings("unchecked") // a single game is told as the game itself
    private static <C, S, A, E, V> int play(
            ReadyGame<C, S, A, E, V> ready,
            PuzzleGame<C, S, A, E, V> puzzles,
            Array<Puzzle<A>> all,
            int place,
            Playable game,
            Paper paper,
            Telling telling,
            Input input) {
        Puzzle<A> puzzle = all.get(place);
        Contest<C, S, A, E, V> contest = (Contest<C, S, A, E, V>)
                Contest.of(ready, Wanted.recorded(game, 1, game.formats().head()));
        Option<Seat> person = Option.some(puzzle.aimed().seat());
        Setting<C, S, A, E, V> setting =
                Setting.of(contest, puzzles.config().apply(puzzle.decks()), paper, telling.detail(), person, person);
        Timeline<S, A, E> before = puzzle.played()
                .foldLeft(
                        Timeline.from(puzzles.start(puzzle.decks(), puzzle.seed())),
                        (line, action) ->
                                line.play(ready.game().rules(), action).get());
        Map<Seat, Seq<String>> told =
                puzzles.solver(puzzle.decks(), Limits.USUAL).told(before.state(), puzzle.aimed());
        return new PuzzleEvening<>(setting, puzzle, place + 1, all.size(), told, input)
                .play(before, puzzles.attempt(puzzle).get());
    }
}
