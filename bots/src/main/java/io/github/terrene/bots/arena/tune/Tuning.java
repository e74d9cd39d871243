package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.AgentSpec;
import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.Plan;
import io.github.terrene.bots.arena.Share;
import io.github.terrene.bots.arena.measure.Confidence;
import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.Standings;
import io.github.terrene.kernel.Problem;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The games that show with which numbers on their cards decks are balanced.
 *
 * <p>In each round every pair of decks plays a number of deals with the same numbers. If no share is too far from a half, it ends. Otherwise the pairs play
 * probes: deals in which every number is a step less, the same, or a step more, at random; the second of two probes has the same cards and the same chance,
 * and every number on the other side. From all deals so far follows what each number does ({@link Influence}), and from this which fewest steps should
 * balance the decks ({@link SmallestChange}). These are measured in the next round.
 *
 * <p>What is played follows from the results so far: the same seed gives the same games on any number of threads and machines.
 */
public final class Tuning implements Plan {
    private final Subject subject;
    private final Array<Dial> dials;
    private final Setting first;
    private final Array<AgentSpec> agents;
    private final Target goal;
    private final long seed;
    private final Share share;
    private final Deals deals;
    private final String game;

    /** What was found out last, and from which results: other threads ask what is played in a game. */
    private volatile Option<Tuple2<Map<Integer, GameResult>, Course>> latest = Option.none();

    /**
     * A search for balance.
     *
     * @param dials the numbers that may change; at least one
     * @param first where it begins
     * @param agents who plays the decks; at least one
     * @param seed from which all deals and all probes follow
     * @param share the part of the games that is played here
     */
    public Tuning(
            Subject subject,
            Array<Dial> dials,
            Setting first,
            Array<AgentSpec> agents,
            Target goal,
            long seed,
            Share share) {
        this.subject = subject;
        this.dials = dials;
        this.first = first;
        this.agents = agents;
        this.goal = goal;
        this.seed = seed;
        this.share = share;
        this.deals = Deals.of(subject.printed().decks(), agents.map(AgentSpec::text), goal);
        String said = dials.mkString("\n")
                + first
                + agents.map(AgentSpec::text)
                + goal.margin()
                + goal.deals()
                + goal.probes();
        this.game = subject.printed().id() + "~" + Integer.toHexString(said.hashCode());
    }

    /** What the game is played with. */
    public Subject subject() {
        return subject;
    }

    /** The numbers that may change. */
    public Array<Dial> dials() {
        return dials;
    }

    /** Who plays. */
    public Array<AgentSpec> agents() {
        return agents;
    }

    /** What is to be reached. */
    public Target goal() {
        return goal;
    }

    /** The pairs of decks, by their places, in the order of {@link Round#shares}. */
    public Array<Tuple2<Integer, Integer>> pairs() {
        return deals.pairs();
    }

    /** Why the rules do not allow what may change: each number is tried at both ends, the others as they are printed. */
    public Seq<Problem> problems() {
        return Array.of(-1, 1).flatMap(side -> {
            Setting end = new Setting(dials.map(dial -> furthest(dial, side)));
            return subject.with(end.errata(dials)).swap().getOrElse(Array.empty());
        });
    }

    private static int furthest(Dial dial, int side) {
        int steps = 0;
        while (dial.reaches(steps + side)) {
            steps += side;
        }
        return steps;
    }

    @Override
    public Array<Integer> next(Map<Integer, GameResult> played) {
        return course(played).next().filter(number -> share.has(number / 2));
    }

    @Override
    public int atMost() {
        return (int) ((long) goal.rounds() * deals.games() / share.of());
    }

    @Override
    public Fixture fixture(int number) {
        return deals.fixture(game, subject.printed().players(), seed, number);
    }

    @Override
    public ArenaGame<?, ?, ?, ?, ?> game(int number) {
        Setting setting = latest.get()._2.settings().get(deals.round(number));
        Array<Integer> apart = deals.apart(dials, setting, seed, number);
        Setting there = new Setting(setting.steps().zipWith(apart, Integer::sum));
        return subject.with(there.errata(dials))
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));
    }

    /** The results of the games in which the last round was measured, by one of the agents. */
    public Array<GameResult> measured(Map<Integer, GameResult> played, int agent) {
        int round = course(played).rounds().size() - 1;
        return deals.measuring(round)
                .filter(number -> deals.agent(number) == agent)
                .flatMap(played::get);
    }

    /** How far the search has come with these results. */
    public Course course(Map<Integer, GameResult> played) {
        Course course = latest.filter(each -> each._1 == played).map(Tuple2::_2).getOrElse(() -> found(played));
        latest = Option.some(new Tuple2<>(played, course));
        return course;
    }

    private Course found(Map<Integer, GameResult> played) {
        Course course = latest.filter(before -> isPart(before._1, played))
                .map(before -> before._2.resumed())
                .getOrElse(() -> Course.begin(first));
        while (course.goesOn()) {
            course = further(course, played);
        }
        return course;
    }

    private static boolean isPart(Map<Integer, GameResult> some, Map<Integer, GameResult> all) {
        return some.forAll(each -> all.get(each._1).contains(each._2));
    }

    private Course further(Course course, Map<Integer, GameResult> played) {
        int round = course.settings().size() - 1;
        if (course.rounds().size() <= round) {
            Array<Integer> measuring = deals.measuring(round).reject(played::containsKey);
            return measuring.isEmpty() ? measured(course, played, round) : course.playing(measuring);
        }
        Array<Integer> probing = deals.probing(round).reject(played::containsKey);
        return probing.isEmpty() ? learned(course, played, round) : course.playing(probing);
    }

    private Course measured(Course course, Map<Integer, GameResult> played, int round) {
        Array<Array<Confidence>> shares = Array.range(0, agents.size())
                .map(agent -> Array.range(0, pairs().size()).map(pair -> share(played, round, agent, pair)));
        Course measured = course.measured(new Round(course.setting(), shares));
        if (measured.rounds().last().outside(goal) == 0) {
            return measured.ended(Course.End.REACHED);
        }
        return measured.rounds().size() == goal.rounds() ? measured.ended(Course.End.ROUNDS_OVER) : measured;
    }

    private Confidence share(Map<Integer, GameResult> played, int round, int agent, int pair) {
        Array<GameResult> games = deals.measuring(round)
                .filter(number -> deals.agent(number) == agent && deals.pair(number) == pair)
                .flatMap(played::get);
        return Standings.share(games, GameResult::points);
    }

    private Course learned(Course course, Map<Integer, GameResult> played, int round) {
        Influence influence = Influence.of(
                dials,
                subject.printed().deckCards(),
                agents.size(),
                (round + 1) * deals.width(),
                played(course, played, round));
        Array<Influence.Meeting> all =
                Array.range(0, deals.width()).map(place -> deals.meeting(round * deals.games() + 2 * place));
        Setting next = new SmallestChange(dials, influence, goal, all).after(course.setting());
        Course learned = course.learned(influence);
        return next.equals(course.setting()) ? learned.ended(Course.End.NO_STEP_HELPS) : learned.with(next);
    }

    private Array<Influence.Deal> played(Course course, Map<Integer, GameResult> played, int last) {
        return Array.range(0, (last + 1) * deals.games() / 2).map(deal -> {
            int number = 2 * deal;
            int round = deals.round(number);
            double share = (points(played, number) + points(played, number + 1)) / 2;
            return new Influence.Deal(
                    deals.meeting(number), deals.apart(dials, course.settings().get(round), seed, number), share);
        });
    }

    private static double points(Map<Integer, GameResult> played, int number) {
        return played.get(number).get().points();
    }
}
