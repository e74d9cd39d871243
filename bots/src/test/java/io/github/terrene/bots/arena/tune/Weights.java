package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.Toy;
import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.github.terrene.bots.arena.CardNumber;
import io.github.terrene.bots.arena.Erratum;
import io.github.terrene.bots.arena.Printing;
import io.github.terrene.bots.arena.measure.Regression;
import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Decks that win the more often the heavier their cards are: what each number does is known exactly. Nobody may be heavier than 20. */
final class Weights implements ArenaGames {
    /** What a step of a weight adds to the log odds. */
    static final double EACH = 0.15;

    private static final int MOST = 20;

    private static final Map<String, Array<String>> DECKS = LinkedHashMap.of(
            "light", Array.of("ant", "bee"),
            "middle", Array.of("bee", "cat"),
            "heavy", Array.of("cat", "dog"));

    private static final Map<String, Integer> PRINTED = LinkedHashMap.of("ant", 2, "bee", 5, "cat", 6, "dog", 9);

    /** The weights of the cards are its configuration. */
    private static final class Scales extends Toy<Integer> {
        @Override
        protected Integer begin() {
            return 0;
        }

        @Override
        protected Array<Seat> saying(Integer position) {
            return SEATS;
        }

        @Override
        protected int most(Integer position) {
            return 1;
        }

        @Override
        protected Integer after(Integer position, Say say) {
            return 1;
        }

        @Override
        public Option<Outcome> outcome(Integer position) {
            return wonBy(0);
        }

        @Override
        public CardPool pool(String config) {
            return new CardPool(
                    Array.of(config.split(" ")).map(deck -> DECKS.get(deck).get()));
        }
    }

    @Override
    public Seq<String> ids() {
        return Array.of("weights");
    }

    @Override
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id) {
        return game(id, Printing.USUAL);
    }

    @Override
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id, Printing printing) {
        Scales rules = new Scales();
        Map<String, Integer> weights = weights(printing);
        return weights.values().exists(weight -> weight > MOST)
                ? Either.left(Array.of(Problem.at("weights", "weights/heavy", "nobody can lift that")))
                : Either.right(new ArenaGame<>(
                        printing.of(id),
                        weights.map(each -> each._1 + "=" + each._2).mkString(" "),
                        rules,
                        rules.playbook(),
                        2,
                        DECKS.keySet().toArray(),
                        places -> places.map(DECKS.keySet().toArray()::get).mkString(" "),
                        (config, seat, thinking) -> thinking,
                        state -> Option.none(),
                        state -> 0));
    }

    @Override
    public Either<Seq<Problem>, Array<CardNumber>> numbers(String id, Printing printing) {
        return Either.right(
                weights(printing).toArray().map(each -> new CardNumber(Array.of(each._1), each._1, "weight", each._2)));
    }

    private static Map<String, Integer> weights(Printing printing) {
        return printing.errata().foldLeft(PRINTED, (all, each) -> all.put(each.card(), each.number()));
    }

    /** How much more a deck weighs than another one. */
    static int ahead(Iterable<Erratum> errata, String one, String other) {
        Map<String, Integer> weights = weights(Printing.USUAL.with(errata));
        return weight(weights, one) - weight(weights, other);
    }

    private static int weight(Map<String, Integer> weights, String deck) {
        return DECKS.get(deck).get().map(card -> weights.get(card).get()).sum().intValue();
    }

    /** How a game ends: chance depends on its number, and is the same for the same deal. */
    static GameResult result(Tuning tuning, int number) {
        Fixture fixture = tuning.fixture(number);
        Array<Erratum> errata = Array.of(tuning.game(number).title().split(" "))
                .map(entry -> entry.split("="))
                .map(entry -> new Erratum(entry[0], "weight", Integer.parseInt(entry[1])));
        double chance = Regression.chance(EACH * ahead(errata, fixture.one(), fixture.other()));
        double drawn = (Rng.of(fixture.seed()).split(number % 2).bits() >>> 11) * 0x1.0p-53;
        return new GameResult(fixture, drawn < chance ? 1 : 0, Option.none(), 1, 1, "W-1");
    }
}
