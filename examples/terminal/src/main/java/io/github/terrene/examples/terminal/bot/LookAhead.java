package io.github.terrene.examples.terminal.bot;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.stream.IntStream;

/**
 * A player of any game: imagines games that look like what it sees, tries what it may do in each of them, plays each on at random to the
 * end, and keeps the better half of what it tried until one action is left. What the policy never does is not tried.
 *
 * @param rules the rules with which it imagines and plays on
 * @param policy how it plays on
 * @param pool the cards it believes each seat to play with
 * @param trust what it counts that the policy likes an action: one that is e times as likely as another starts with so many tries won more; 0
 *     if only tries count. A few tries tell little about actions that are nearly as good as each other.
 * @param tries how often each action is tried before the worse half is dropped, 1 or more
 * @param most the most decisions of one try
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record LookAhead<S, A, E, V>(
        Rules<?, S, A, E, V> rules,
        Policy<? super S, ? super A> policy,
        CardPool pool,
        double trust,
        int tries,
        int most)
        implements Agent<V, A, E> {
    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        S imagined = rules.imagine(view, pool, rng.split(legal.size()));
        int[] weights = legal.toJavaStream()
                .mapToInt(action -> policy.weight(imagined, action))
                .toArray();
        double[] won = IntStream.of(weights)
                .mapToDouble(weight -> trust * Math.log(Math.max(1, weight)))
                .toArray();
        Array<Integer> all = Array.range(0, legal.size());
        Array<Integer> sensible = all.filter(place -> weights[place] > 0);
        Array<Integer> left = sensible.isEmpty() ? all : sensible;
        int world = 1 + legal.size();
        while (left.size() > 1) {
            for (int i = 0; i < tries; i++) {
                tryAll(view, legal, left, rng.split(world++), won);
            }
            left = left.sortBy(place -> -won[place]).take((left.size() + 1) / 2);
        }
        return legal.get(left.head());
    }

    /** Tries actions in the same imagined game. */
    private void tryAll(V view, Seq<A> legal, Array<Integer> places, Rng rng, double[] won) {
        Seat seat = rules.actor(legal.head());
        S imagined = rules.imagine(view, pool, rng.split(0));
        Moves<S, A, E> moves = rules.moves(imagined, seat);
        places.forEach(place -> {
            S after = moves.step(place(moves, legal, place)).state();
            won[place] +=
                    share(policy.playout(rules, after, rng.split(1 + place).dice(), most), seat);
        });
    }

    /** In an imagined game the same actions are legal, in the same order. */
    private static <A> int place(LegalActions<A> imagined, Seq<A> legal, int place) {
        return place < imagined.size() && imagined.action(place).equals(legal.get(place))
                ? place
                : IntStream.range(0, imagined.size())
                        .filter(each -> imagined.action(each).equals(legal.get(place)))
                        .findFirst()
                        .orElseThrow(
                                () -> new IllegalStateException("not legal in an imagined game: " + legal.get(place)));
    }

    /** What a seat has of the victory: all of it, an equal share if nobody or all have won, or nothing. */
    private double share(S state, Seat seat) {
        Option<Outcome> outcome = rules.outcome(state);
        boolean open = outcome.forAll(Outcome::drawn);
        return open ? 0.5 : outcome.get().wonBy(seat) ? 1 : 0;
    }
}
