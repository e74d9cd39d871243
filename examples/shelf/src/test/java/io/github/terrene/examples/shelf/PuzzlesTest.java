package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.puzzle.Aimed;
import io.github.terrene.bots.puzzle.Goal;
import io.github.terrene.bots.puzzle.Limits;
import io.github.terrene.bots.puzzle.Puzzle;
import io.github.terrene.bots.puzzle.PuzzleGame;
import io.github.terrene.bots.puzzle.Solver;
import io.github.terrene.bots.puzzle.Verdict;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.ReadyPuzzles;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The puzzles that come with the games are puzzles: the solver proves it, and another solver that shares nothing with it agrees. */
class PuzzlesTest {
    private static final Shelf SHELF = Shelf.onPath();

    /** How far the plain solver goes. */
    private static final int STEPS = Integer.getInteger("terrene.puzzles.steps", 30_000);

    /** How many puzzles of each game are proved, the easiest first: all take twice as long. -Dterrene.puzzles.proved=99 proves all. */
    private static final int PROVED = Integer.getInteger("terrene.puzzles.proved", 4);

    /** How many of the last positions of a game are tried. */
    private static final int LAST = 40;

    private static ReadyPuzzles<?, ?, ?, ?, ?> given(String id) {
        return ReadyPuzzles.of(SHELF, id).get();
    }

    private static ReadyGame<?, ?, ?, ?, ?> ready(String id) {
        return SHELF.usual(id).get();
    }

    @Test
    void theseGamesHavePuzzles() {
        assertThat(ReadyPuzzles.games(SHELF).map(ShelvedGame::id))
                .containsExactly("odyssey", "terralore", "hobe", "carnage");
        assertThat(given("hobe").game().id()).isEqualTo("hobe-small");
    }

    @ParameterizedTest
    @ValueSource(strings = {"odyssey", "terralore", "hobe", "carnage"})
    void arePuzzles(String id) {
        arePuzzles(given(id), id);
    }

    private static <C, S, A, E, V> void arePuzzles(ReadyPuzzles<C, S, A, E, V> given, String id) {
        assertThat(given.all().size()).as(id).isGreaterThanOrEqualTo(8);
        assertThat(given.all()
                        .map(puzzle -> puzzle.seed() + " " + puzzle.played().size())
                        .distinct()
                        .size())
                .as("no puzzle is there twice")
                .isEqualTo(given.all().size());
        assertThat(given.all()
                        .zipWithIndex()
                        .take(PROVED)
                        .reject(puzzle -> given.game().proves(puzzle._1))
                        .map(Tuple2::_2))
                .as("puzzles of %s that are not proved", id)
                .isEmpty();
    }

    /** How many it can do is a lower bound, so that this does not become a test of nothing. */
    @ParameterizedTest
    @CsvSource({"odyssey, 6", "terralore, 6", "hobe, 6", "carnage, 6"})
    void haveTheSameSolutionFoundPlainly(String id, int atLeast) {
        haveTheSameSolution(given(id), id, atLeast);
    }

    private static <C, S, A, E, V> void haveTheSameSolution(ReadyPuzzles<C, S, A, E, V> given, String id, int atLeast) {
        int done = 0;
        List<String> others = new ArrayList<>();
        for (Puzzle<A> puzzle : given.all()) {
            Option<Seq<A>> plainly = plainly(given, puzzle);
            done += plainly.isDefined() ? 1 : 0;
            if (plainly.exists(
                    right -> !right.equals(Array.of(puzzle.proof().solution().head())))) {
                others.add(
                        (given.all().indexOf(puzzle) + 1) + ": " + plainly.get().mkString(" "));
            }
        }
        assertThat(others).as("other solutions in %s", id).isEmpty();
        assertThat(done).as("puzzles of %s that the plain solver did", id).isGreaterThanOrEqualTo(atLeast);
    }

    private static <C, S, A, E, V> Option<Seq<A>> plainly(ReadyPuzzles<C, S, A, E, V> given, Puzzle<A> puzzle) {
        Rules<C, S, A, E, V> rules = given.game().rules();
        return new Plainly<>(
                        rules,
                        rules.pool(given.game().config().apply(puzzle.decks())),
                        given.ready().turns(),
                        given.game().position(puzzle).get(),
                        puzzle.aimed(),
                        STEPS)
                .right();
    }

    @ParameterizedTest
    @CsvSource({"hobe-small, 12", "odyssey-small, 12", "carnage, 2"})
    void smallPositionsAreSolvedAlike(String id, int atLeast) {
        assertThat(alike(ready(id)))
                .as("choices of %s about which both said something", id)
                .isGreaterThanOrEqualTo(atLeast);
    }

    /** Goes through games played at random, and asks both about the choices of each position in the last turns. */
    private static <C, S, A, E, V> int alike(ReadyGame<C, S, A, E, V> ready) {
        int said = 0;
        for (int seed = 1; seed <= 2; seed++) {
            said += alike(ready, seed);
        }
        return said;
    }

    private static <C, S, A, E, V> int alike(ReadyGame<C, S, A, E, V> ready, int seed) {
        PuzzleGame<C, S, A, E, V> game = ready.puzzles();
        Rules<C, S, A, E, V> rules = game.rules();
        Array<Integer> decks = Array.of(0, 1);
        Array<S> states =
                Played.states(ready, game.start(decks, seed).state(), seed).takeRight(LAST);
        int said = 0;
        for (int i = states.size() - 1; i >= 0; i -= 3) {
            S state = states.get(i);
            Seq<Seat> deciders = rules.deciders(state);
            if (deciders.size() == 1 && rules.choices(state, deciders.head()).size() > 1) {
                Goal goal = i % 2 == 0 ? Goal.WIN_THIS_TURN : Goal.SURVIVE_THIS_TURN;
                Aimed aimed = new Aimed(deciders.head(), goal, i % 4 < 2);
                Solver<S, A, E, V> solver = game.solver(decks, new Limits(2_000, 500));
                Plainly<S, A, E, V> plainly = new Plainly<>(
                        rules, rules.pool(game.config().apply(decks)), game.turns(), state, aimed, 10_000);
                Option<Array<Tuple2<A, Verdict>>> verdicts = solver.verdicts(state, aimed);
                Option<Seq<A>> right = verdicts.flatMap(all -> plainly.right());
                if (right.isDefined()) {
                    Array<Tuple2<A, Verdict>> clear = verdicts.get().reject(each -> each._2 == Verdict.OPEN);
                    assertThat(clear.filter(each -> each._2 == Verdict.REACHED).map(Tuple2::_1))
                            .as("seed %d, state %d, %s", seed, i, aimed)
                            .isEqualTo(clear.map(Tuple2::_1).filter(right.get()::contains));
                    said += clear.size();
                }
            }
        }
        return said;
    }
}
