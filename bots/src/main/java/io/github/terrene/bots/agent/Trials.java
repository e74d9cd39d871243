package io.github.terrene.bots.agent;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.stream.IntStream;

/**
 * An agent that tries every action out (flat Monte Carlo): it imagines games that fit its view, tries its legal actions in each of them, plays
 * on at random, and keeps the better half of the actions until one is left (sequential halving: Karnin, Koren, Somekh, 2013). It does not try
 * what players never do.
 *
 * @param game what it needs to know about the game
 * @param pool the cards that it believes each seat plays with
 * @param trust the weight of what players prefer: an action that is e times as likely as another starts with this many more won tries; 0 if
 *     only tries count
 * @param tries how often each action is tried before the worse half is dropped, 1 or more
 * @param most the most decisions of one try
 */
public record Trials<S, A, E, V>(Playbook<S, A, E, V> game, CardPool pool, double trust, int tries, int most)
        implements Agent<V, A, E> {
    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        if (legal.size() == 1) {
            return legal.head();
        }
        S imagined = game.rules().imagine(view, pool, rng.split(legal.size()));
        int[] weights = game.policy().weights(imagined, LegalActions.of(legal));
        double[] won = IntStream.of(weights)
                .mapToDouble(weight -> trust * StrictMath.log(Math.max(1, weight)))
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
        Seat seat = game.rules().actor(legal.head());
        S imagined = game.rules().imagine(view, pool, rng.split(0));
        Moves<S, A, E> moves = game.rules().moves(imagined, seat);
        for (int place : places) {
            int there = moves.placeOf(legal.get(place), place);
            won[place] += game.tried(moves, there, seat, rng.split(1 + place).dice(), most);
        }
    }
}
