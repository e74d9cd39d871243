package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.shelf.ReadyLesson;
import io.github.terrene.shelf.ShelvedGame;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import picocli.CommandLine;

/** The option for lessons. */
final class Lessons {
    @CommandLine.Option(
            names = "--learn",
            description =
                    "Learn the game instead: a first game in a few steps, each choice explained before it is made.")
    private boolean asked;

    /** Whether one is asked for. */
    boolean asked() {
        return asked;
    }

    /** Gives the lesson of the game; or says why there is none. */
    Either<String, Integer> play(Playable game, Paper paper, Telling telling, Input input) {
        Array<String> all = ReadyLesson.games(game.shelf()).map(ShelvedGame::id);
        return all.contains(game.option())
                ? ReadyLesson.of(game.shelf(), game.option())
                        .filterOrElse(found -> found.faults().isEmpty(), ReadyLesson::faults)
                        .bimap(
                                problems -> problems.mkString("\n"),
                                found -> evening(found, game, paper, telling, input)
                                        .play())
                : Either.left("there is no lesson of " + game.option() + ", but of " + all.mkString(", "));
    }

    @SuppressWarnings("unchecked") // a single game is told as the game itself
    private static <C, S, A, E, V> LessonEvening<C, S, A, E, V> evening(
            ReadyLesson<C, S, A, E, V> found, Playable game, Paper paper, Telling telling, Input input) {
        Contest<C, S, A, E, V> contest = (Contest<C, S, A, E, V>) Contest.of(
                found.ready(), Wanted.recorded(game, 1, game.formats().head()));
        Option<Seat> person = Option.some(found.lesson().seat());
        C config = found.ready().game().decks().config().apply(found.lesson().decks());
        return new LessonEvening<>(Setting.of(contest, config, paper, telling.detail(), person, person), found, input);
    }
}
