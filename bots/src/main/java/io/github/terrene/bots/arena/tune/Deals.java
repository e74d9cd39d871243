package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.Tuple2;
import io.vavr.collection.Array;

/**
 * Which game has which number. A round has deals in which it is measured, then probes. In a deal each pair of decks plays for each agent, twice, from both
 * sides; as in a tournament it is the turn of the next pair with each deal, so that shares can be merged.
 *
 * @param decks the names of the decks
 * @param agents who plays
 * @param goal how many deals there are
 * @param pairs the pairs of decks, by their places
 */
record Deals(Array<String> decks, Array<String> agents, Target goal, Array<Tuple2<Integer, Integer>> pairs) {
    /** Probes go by twos: the second has every number on the other side of that of its round. */
    private static final int OPPOSITE = 2;

    static Deals of(Array<String> decks, Array<String> agents, Target goal) {
        Array<Tuple2<Integer, Integer>> pairs = Array.range(0, decks.size())
                .flatMap(one -> Array.range(one + 1, decks.size()).map(other -> new Tuple2<>(one, other)));
        return new Deals(decks, agents, goal, pairs);
    }

    /** How many different deals there are at a time: one for each pair and agent. */
    int width() {
        return pairs().size() * agents.size();
    }

    private int ofRound() {
        return goal.perRound() * width();
    }

    /** How many games a round has. */
    int games() {
        return 2 * ofRound();
    }

    int round(int number) {
        return number / 2 / ofRound();
    }

    /** Which deal of its round: those in which it is measured come first. */
    int deal(int number) {
        return number / 2 % ofRound() / width();
    }

    int agent(int number) {
        return number / 2 % width() / pairs().size();
    }

    int pair(int number) {
        return number / 2 % pairs().size();
    }

    /** Which decks a game is about, and who plays them. */
    Influence.Meeting meeting(int number) {
        Tuple2<Integer, Integer> decks = pairs().get(pair(number));
        int place = round(number) * width() + number / 2 % width();
        return new Influence.Meeting(place, agent(number), decks._1, decks._2);
    }

    /** The numbers of the games in which a round is measured. */
    Array<Integer> measuring(int round) {
        return Array.range(round * games(), round * games() + 2 * goal.deals() * width());
    }

    /** The numbers of the games with which a round probes what numbers do. */
    Array<Integer> probing(int round) {
        return Array.range(round * games() + 2 * goal.deals() * width(), (round + 1) * games());
    }

    /** A game. The same deals are dealt in each round, so that chance does not look like a difference between rounds. */
    Fixture fixture(String game, int players, long seed, int number) {
        Tuple2<Integer, Integer> pair = pairs().get(pair(number));
        Seat seat = Seat.of(number % 2);
        Array<Integer> sides = number % 2 == 0 ? Array.of(pair._1, pair._2) : Array.of(pair._2, pair._1);
        return new Fixture(
                number,
                game,
                decks.get(pair._1),
                decks.get(pair._2),
                seat,
                Array.fill(players, agents.get(agent(number))),
                Array.range(0, players).map(place -> decks.get(sides.get(place % 2))),
                seed,
                Rng.of(seed)
                        .split(same(deal(number)))
                        .split(number / 2 % width())
                        .bits());
    }

    private int same(int deal) {
        return deal < goal.deals() ? deal : goal.deals() + (deal - goal.deals()) / OPPOSITE;
    }

    /** How far each number is from that of the round in a deal: not at all where it is measured, at random in a probe. */
    Array<Integer> apart(Array<Dial> dials, Setting setting, long seed, int number) {
        int probe = deal(number) - goal.deals();
        if (probe < 0) {
            return dials.map(any -> 0);
        }
        Rng chance = Rng.of(seed).split(-1 - round(number)).split(probe / OPPOSITE);
        int side = probe % OPPOSITE == 0 ? 1 : -1;
        return Array.range(0, dials.size()).map(dial -> {
            int to = side * (chance.split(dial).dice().below(3) - 1);
            return dials.get(dial).reaches(setting.steps().get(dial) + to) ? to : 0;
        });
    }
}
