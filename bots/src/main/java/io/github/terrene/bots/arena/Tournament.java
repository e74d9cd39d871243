package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A round robin of any length: agents play each other with all pairs of decks in turn, or decks play each other, all played by the same agent.
 * Games are numbered from 0, and what is played in a game depends only on its number and the seed. Two consecutive games are the same deal from
 * both sides; then it is the turn of the next two contestants; when all have played, the next deal begins.
 *
 * @param game the game
 * @param agents the agents: several, or one that plays all decks
 * @param seed the seed from which the seeds of all deals are derived
 */
public record Tournament(ArenaGame<?, ?, ?, ?, ?> game, Array<AgentSpec> agents, long seed) {
    /** Agents against each other. */
    public static Either<Seq<Problem>, Tournament> ofAgents(
            ArenaGame<?, ?, ?, ?, ?> game, Seq<AgentSpec> agents, long seed) {
        Array<AgentSpec> distinct = agents.toArray().distinct();
        return distinct.size() < 2 || distinct.size() < agents.size()
                ? problem("agents", "arena/agents", "at least two different agents are needed")
                : Either.right(new Tournament(game, distinct, seed));
    }

    /** The decks of a game against each other, all played by the same agent. */
    public static Either<Seq<Problem>, Tournament> ofDecks(ArenaGame<?, ?, ?, ?, ?> game, AgentSpec agent, long seed) {
        return game.decks().size() < 2
                ? problem("decks", "arena/decks", "at least two decks are needed")
                : Either.right(new Tournament(game, Array.of(agent), seed));
    }

    private static Either<Seq<Problem>, Tournament> problem(String place, String key, String sentence) {
        return Either.left(Array.of(Problem.at(place, key, sentence)));
    }

    private boolean comparesDecks() {
        return agents.size() == 1;
    }

    /** The names of the contestants. */
    public Array<String> contestants() {
        return comparesDecks() ? game.decks() : agents.map(AgentSpec::text);
    }

    /** How many pairs of contestants there are. */
    public int pairings() {
        int size = contestants().size();
        return size * (size - 1) / 2;
    }

    /** The number of the first game of a deal between two contestants; the second game has the next number. */
    public int number(int pairing, int deal) {
        return 2 * (deal * pairings() + pairing);
    }

    /** A game of the tournament. */
    public Fixture fixture(int number) {
        int deal = number / 2 / pairings();
        Tuple2<Integer, Integer> pairing = pairs(contestants().size()).get(number / 2 % pairings());
        Seat seat = Seat.of(number % 2);
        Array<Integer> sides = number % 2 == 0 ? Array.of(pairing._1, pairing._2) : Array.of(pairing._2, pairing._1);
        return new Fixture(
                number,
                game.id(),
                contestants().get(pairing._1),
                contestants().get(pairing._2),
                seat,
                atSeats(comparesDecks() ? Array.of(0, 0) : sides)
                        .map(place -> agents.get(place).text()),
                decks(deal, sides),
                seed,
                Rng.of(seed).split(deal).bits());
    }

    /** The seed of the tournament that results are from; none if there are no results. */
    public static Option<Long> seed(Seq<GameResult> results) {
        return results.headOption().map(each -> each.fixture().tournament());
    }

    private Array<String> decks(int deal, Array<Integer> sides) {
        if (game.decks().isEmpty()) {
            return Array.empty();
        }
        return atSeats(comparesDecks() ? sides : dealt(deal)).map(game.decks()::get);
    }

    /** The decks that a deal is played with: two different ones, each of them on each side in turn. */
    private Array<Integer> dealt(int deal) {
        if (game.decks().size() == 1) {
            return Array.of(0, 0);
        }
        Array<Tuple2<Integer, Integer>> pairs = pairs(game.decks().size());
        Tuple2<Integer, Integer> pair = pairs.get(deal % pairs.size());
        boolean turned = deal / pairs.size() % 2 == 1;
        return turned ? Array.of(pair._2, pair._1) : Array.of(pair._1, pair._2);
    }

    private Array<Integer> atSeats(Array<Integer> sides) {
        return Array.range(0, game.players()).map(seat -> sides.get(seat % 2));
    }

    private static Array<Tuple2<Integer, Integer>> pairs(int size) {
        return Array.range(0, size).flatMap(one -> Array.range(one + 1, size).map(other -> new Tuple2<>(one, other)));
    }
}
