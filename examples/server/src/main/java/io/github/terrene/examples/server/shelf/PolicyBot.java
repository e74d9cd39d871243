package io.github.terrene.examples.server.shelf;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Seq;

/**
 * A quick player of any game: imagines one game that looks like what it sees, and does there what players prefer. It sees no state, so it
 * cannot know more than its seat.
 *
 * @param rules the rules with which it imagines
 * @param policy what players prefer
 * @param pool the cards it believes each seat to play with
 */
record PolicyBot<S, A, E, V>(Rules<?, S, A, E, V> rules, Policy<? super S, ? super A> policy, CardPool pool)
        implements Agent<V, A, E> {
    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        return legal.size() == 1
                ? legal.head()
                : policy.choose(
                        rules.imagine(view, pool, rng.split(0)),
                        legal,
                        rng.split(1).dice());
    }
}
