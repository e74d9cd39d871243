package io.github.terrene.bots.arena.result;

import io.github.terrene.bots.arena.measure.Confidence;
import io.github.terrene.bots.arena.measure.Rating;
import io.github.terrene.bots.arena.measure.Ratings;
import io.github.terrene.bots.arena.measure.Score;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.ToDoubleFunction;

/**
 * The standings that follow from results.
 *
 * @param results the results of one tournament, sorted by number
 * @param contestants the contestants that played, in the order of the tournament
 * @param pairings the results of each pair of contestants that played, by their places: the first, then the second
 */
public record Standings(
        Array<GameResult> results,
        Array<String> contestants,
        Map<Tuple2<Integer, Integer>, Array<GameResult>> pairings) {
    /** How many contestants may not have played yet. */
    private static final int MORE = 100;

    /** The standings that follow from these results. */
    public static Standings of(Seq<GameResult> results) {
        Array<GameResult> sorted = results.sortBy(GameResult::number).toArray();
        Array<String> contestants = sorted.map(each -> each.fixture().one())
                .appendAll(sorted.map(each -> each.fixture().other()))
                .distinct();
        Map<String, Integer> places = HashMap.ofEntries(contestants.zipWithIndex());
        return new Standings(
                sorted,
                contestants,
                sorted.groupBy(each -> new Tuple2<>(
                        places.get(each.fixture().one()).get(),
                        places.get(each.fixture().other()).get())));
    }

    /** The share of the victories that one contestant has in its games against another; nothing is known if they have not played. */
    public Confidence share(int one, int other) {
        Array<GameResult> games = games(one, other);
        return games.isEmpty()
                ? share(games(other, one), result -> 1 - result.points())
                : share(games, GameResult::points);
    }

    /** How many games two contestants played. */
    public int played(int one, int other) {
        return games(one, other).size() + games(other, one).size();
    }

    /**
     * How many games are missing although later ones are there: those of a share that is missing, or has not ended. A missing share that had
     * only the last games cannot be detected.
     */
    public int gaps() {
        int pairs = contestants.size() * (contestants.size() - 1) / 2;
        int before = pairings.values()
                .map(games -> 2 * (games.last().fixture().deal() / pairs + 1) - games.size())
                .sum()
                .intValue();
        return before + 2 * (pairs - pairings.size());
    }

    /** Whether all these games can be from one tournament, in which each pair plays in its turn, however many contestants there are. */
    public boolean ofOneTournament() {
        int fewest = Math.max(2, contestants.size());
        return Array.range(fewest, fewest + MORE)
                .map(size -> size * (size - 1) / 2)
                .exists(this::inTurn);
    }

    private boolean inTurn(int pairs) {
        Seq<Tuple2<Integer, Tuple2<Integer, Integer>>> turns = pairings.flatMap(pairing -> pairing._2
                .map(game -> new Tuple2<>(game.fixture().deal() % pairs, pairing._1))
                .distinct());
        return turns.size() == pairings.size() && turns.distinctBy(Tuple2::_1).size() == turns.size();
    }

    private Array<GameResult> games(int one, int other) {
        return pairings.get(new Tuple2<>(one, other)).getOrElse(Array::empty);
    }

    /** The mean of values of games. Games of the same deal count as one value, since they are not independent. */
    public static Confidence share(Seq<GameResult> results, ToDoubleFunction<GameResult> value) {
        return values(results, value).foldLeft(Confidence.NONE, Confidence::and);
    }

    /** The mean value of each deal. */
    public static Seq<Double> values(Seq<GameResult> results, ToDoubleFunction<GameResult> value) {
        return results.groupBy(each -> each.fixture().deal())
                .toArray()
                .sortBy(Tuple2::_1)
                .map(deal -> deal._2.map(value::applyAsDouble).average().get());
    }

    /** The ratings, in the order of contestants. */
    public Array<Rating> ratings() {
        Array<Score> scores = pairings.toArray()
                .sortBy(Tuple2::_1)
                .map(each -> new Score(
                        each._1._1,
                        each._1._2,
                        each._2.map(GameResult::points).sum().doubleValue(),
                        each._2.size()));
        return Ratings.of(contestants, scores);
    }

    /** How often the player who went first has won, among the games in which somebody went first and somebody won. */
    public Confidence first() {
        return share(
                results.filter(each -> each.firstWon().isDefined()),
                each -> each.firstWon().get() ? 1 : 0);
    }

    /** How many games ended by each rule, the most frequent first. */
    public Array<Tuple2<String, Integer>> endings() {
        return results.groupBy(GameResult::ending)
                .mapValues(Array::size)
                .toArray()
                .sortBy(each -> new Tuple2<>(-each._2, each._1));
    }

    /** How many turns the games took, the shortest first. */
    public Array<Integer> turns() {
        return results.map(GameResult::turns).sorted();
    }
}
