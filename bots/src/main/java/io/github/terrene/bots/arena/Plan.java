package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultText;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * Which games are played. What comes next follows from the results so far, no matter who played the games, so that an arena can continue after an
 * interruption, and several machines can share the work.
 */
public interface Plan {
    /** The numbers of the games to play next, none of which has a result; empty if everything is played. */
    Array<Integer> next(Map<Integer, GameResult> played);

    /** How many games are played at most. */
    int atMost();

    /** A game. Which one a number means may depend on results: ask only for numbers that {@link #next} has given, or that have a result. */
    Fixture fixture(int number);

    /** What is played in a game. */
    ArenaGame<?, ?, ?, ?, ?> game(int number);

    /**
     * Plays everything, in rounds: what comes next may depend on how the games of the previous round ended.
     *
     * @param known results from earlier runs
     * @param round plays the games with these numbers, in any order and anywhere, and returns a result for each
     * @return all results, the known ones first
     * @throws IllegalStateException if a round brings no result for one of its games
     */
    default Array<GameResult> play(Seq<GameResult> known, Function<Array<Integer>, ? extends Seq<GameResult>> round) {
        Map<Integer, GameResult> results = ResultText.byNumber(known);
        Array<Integer> next = next(results);
        while (!next.isEmpty()) {
            for (GameResult result : round.apply(next)) {
                results = results.put(result.number(), result);
            }
            if (!next.forAll(results::containsKey)) {
                throw new IllegalStateException(
                        "a round has not played all its games: " + next.reject(results::containsKey));
            }
            next = next(results);
        }
        return results.values().toArray();
    }

    /**
     * Why these results cannot be continued: they are of other games.
     *
     * @param place where the results are, for people
     */
    default Seq<Problem> foreign(String place, Seq<GameResult> results) {
        return results.find(each -> !each.fixture().equals(fixture(each.number())))
                .map(each -> Problem.at(
                        place,
                        "results/foreign",
                        "these are results of another tournament: game {number:number} is not what these options play",
                        each.number()))
                .toArray();
    }
}
