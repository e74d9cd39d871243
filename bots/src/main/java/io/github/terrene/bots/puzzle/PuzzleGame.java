package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * What puzzles need to know of a game.
 *
 * @param id its name in files
 * @param rules its rules
 * @param decks the names of its decks
 * @param config makes a configuration from the places of decks, one for each seat
 * @param turns how many turns have begun in a state
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record PuzzleGame<C, S, A, E, V>(
        String id,
        Rules<C, S, A, E, V> rules,
        Array<String> decks,
        Function<Array<Integer>, C> config,
        ToIntFunction<S> turns) {
    /** How a game with these decks and that seed begins. */
    public Step<S, E> start(Array<Integer> places, long seed) {
        return rules.start(config.apply(places), seed)
                .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")));
    }

    /** The position of a puzzle; none if these rules do not lead there. */
    public Option<S> position(Puzzle<A> puzzle) {
        Step<S, E> start = start(puzzle.decks(), puzzle.seed());
        return rules.applyAll(start.state(), puzzle.played()).toOption().map(Step::state);
    }

    /** A solver for the games with those decks. */
    public Solver<S, A, E, V> solver(Array<Integer> places, Limits limits) {
        return Solver.of(rules, start(places, 0).state(), turns, limits);
    }

    /** Whether the puzzle is still one: whether its proof can be found again, and is the same. */
    public boolean proves(Puzzle<A> puzzle) {
        return position(puzzle)
                .exists(state -> solver(puzzle.decks(), Limits.USUAL)
                        .proof(state, puzzle.aimed())
                        .exists(puzzle.proof()::equals));
    }

    /** A person's attempt at a puzzle; none if these rules do not lead to its position, or its solution is not possible there. */
    public Option<Attempt<S, A>> attempt(Puzzle<A> puzzle) {
        return position(puzzle).flatMap(state -> Attempt.of(rules, state, puzzle));
    }

    /** The cards that a puzzle has to tell of, by owner, where it begins: see {@link Solver#told}. */
    public Map<Seat, Seq<String>> told(Puzzle<A> puzzle, S position) {
        return solver(puzzle.decks(), Limits.USUAL).told(position, puzzle.aimed());
    }
}
