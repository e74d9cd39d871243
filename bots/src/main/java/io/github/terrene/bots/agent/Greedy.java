package io.github.terrene.bots.agent;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * An agent that looks a short way ahead: it imagines a few games, tries each legal action in all of them, plays on for a few decisions to let
 * things settle, and takes the action that then looks best on average. It never does what players never do.
 *
 * @param game what it needs to know about the game
 * @param pool the cards that it believes each seat plays with
 * @param worlds how many games it imagines, 1 or more
 * @param settling how many decisions it plays on at random before it evaluates; with none, it would never begin anything that takes several
 *     steps
 * @param nanos how long it may think about a decision, in nanoseconds: once that is over, it imagines no other game than the first; {@link
 *     Long#MAX_VALUE} for as long as it likes
 */
public record Greedy<S, A, E, V>(Playbook<S, A, E, V> game, CardPool pool, int worlds, int settling, long nanos)
        implements Agent<V, A, E> {
    /** An agent that thinks as long as it likes. */
    public Greedy(Playbook<S, A, E, V> game, CardPool pool, int worlds, int settling) {
        this(game, pool, worlds, settling, Long.MAX_VALUE);
    }

    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        if (legal.size() == 1) {
            return legal.head();
        }
        long begun = System.nanoTime();
        Seat seat = game.rules().actor(legal.head());
        double[] sums = new double[legal.size()];
        for (int world = 0; world < worlds && (world == 0 || System.nanoTime() - begun < nanos); world++) {
            Rng own = rng.split(world);
            S imagined = game.rules().imagine(view, pool, own.split(0));
            Moves<S, A, E> moves = game.rules().moves(imagined, seat);
            int[] weights = game.policy().weights(imagined, moves);
            for (int place = 0; place < sums.length; place++) {
                int there = moves.placeOf(legal.get(place), place);
                sums[place] += weights[there] == 0
                        ? 0
                        : game.tried(moves, there, seat, own.split(1).dice(), settling);
            }
        }
        return Array.range(0, sums.length)
                .maxBy(place -> sums[place])
                .map(legal::get)
                .get();
    }
}
