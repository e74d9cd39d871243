package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.measure.Confidence;
import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.Standings;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Which games of a tournament are played: a fixed number for each pair of contestants, or until it is certain who is better.
 *
 * @param tournament the tournament
 * @param games how many games each pair of contestants plays, or plays at most; an even number
 * @param margin if given, two contestants stop as soon as it is certain which of them is better, or their shares are known to within this
 *     margin, such as 0.05. This is decided after every {@value #BATCH} deals, in their order, so that it does not depend on which games end
 *     first
 * @param share the part of it that is played: deals, or whole pairings if these stop early
 */
public record Schedule(Tournament tournament, int games, Option<Double> margin, Share share) implements Plan {
    /** The number of deals after which it is decided whether a pair goes on; a deal is two games. */
    public static final int BATCH = 10;

    /** The number of games that are planned at a time, so that there may be billions of them. */
    public static final int ROUND = 100_000;

    /** Around a half, this margin covers every share. */
    private static final double NOTHING_KNOWN = 0.5;

    /** Everything wrong with this schedule. */
    public Seq<Problem> problems() {
        Array<Problem> odd = games >= 2 && games % 2 == 0
                ? Array.empty()
                : Array.of(Problem.at(
                        "games",
                        "arena/games",
                        "--games {games:number}: it must be an even number of at least 2, as each deal is played from both sides",
                        games));
        boolean tooMany = (long) games * tournament.pairings() > Integer.MAX_VALUE;
        Array<Problem> many = tooMany
                ? Array.of(Problem.at(
                        "games",
                        "arena/too-many",
                        "--games {games:number} for each pair makes more than two billion games",
                        games))
                : Array.empty();
        Array<Problem> senseless = margin.exists(each -> !(each > 0 && each < NOTHING_KNOWN))
                ? Array.of(Problem.at("margin", "arena/margin", "--margin must be above 0 and below 50"))
                : Array.empty();
        return odd.appendAll(many).appendAll(senseless);
    }

    @Override
    public int atMost() {
        return margin.isDefined()
                ? games * pairings().size()
                : 2
                        * Array.range(0, tournament.pairings())
                                .map(this::dealsOf)
                                .sum()
                                .intValue();
    }

    @Override
    public Fixture fixture(int number) {
        return tournament.fixture(number);
    }

    @Override
    public ArenaGame<?, ?, ?, ?, ?> game(int number) {
        return tournament.game();
    }

    /**
     * The numbers of the games to play next; empty if everything is played. Games that have a result are not among them. Without a margin,
     * there are at most {@value #ROUND}.
     */
    @Override
    public Array<Integer> next(Map<Integer, GameResult> played) {
        return margin.isDefined()
                ? pairings().flatMap(pairing -> batch(pairing, played)).reject(played::containsKey)
                : all().reject(played::containsKey).take(ROUND).toArray();
    }

    /** Whether enough is known about two contestants. */
    public boolean sure(Confidence known) {
        return known.excludes(0.5) || margin.exists(each -> known.margin() <= each);
    }

    private Iterator<Integer> all() {
        return numbers(Array.range(0, tournament.pairings()), 0, deals());
    }

    /** How many deals of a pairing are {@link #shared}. */
    private int dealsOf(int pairing) {
        int first = Math.floorMod(share.part() - 1 - pairing, share.of());
        return first < deals() ? (deals() - 1 - first) / share.of() + 1 : 0;
    }

    private int deals() {
        return games / 2;
    }

    private Array<Integer> pairings() {
        return Array.range(0, tournament.pairings()).filter(share::has);
    }

    /** The first batch of two contestants that has games without a result, unless the result is certain before. */
    private Array<Integer> batch(int pairing, Map<Integer, GameResult> played) {
        Confidence known = Confidence.NONE;
        for (int deal = 0; deal < deals(); deal += BATCH) {
            Array<Integer> batch = numbers(Array.of(pairing), deal, Math.min(deal + BATCH, deals()))
                    .toArray();
            Array<GameResult> results = batch.flatMap(played::get);
            if (results.size() < batch.size()) {
                return batch;
            }
            known = Standings.values(results, GameResult::points).foldLeft(known, Confidence::and);
            if (sure(known)) {
                return Array.empty();
            }
        }
        return Array.empty();
    }

    private Iterator<Integer> numbers(Seq<Integer> pairings, int from, int to) {
        return Iterator.range(from, to)
                .flatMap(deal -> pairings.filter(pairing -> shared(pairing, deal))
                        .map(pairing -> tournament.number(pairing, deal)))
                .flatMap(number -> Array.of(number, number + 1));
    }

    /** Each share has its part of every pairing, since some pairings take a hundred times as long as others. */
    private boolean shared(int pairing, int deal) {
        return margin.isDefined() || share.has(deal + pairing);
    }
}
