package io.github.terrene.bots.agent;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Seq;

/**
 * A quick agent: it imagines one game that fits its view, and chooses at random by what players prefer there.
 *
 * @param game what it needs to know about the game
 * @param pool the cards that it believes each seat plays with
 */
public record Sensible<S, A, E, V>(Playbook<S, A, E, V> game, CardPool pool) implements Agent<V, A, E> {
    /** An agent that chooses uniformly at random among all actions except conceding. */
    public static <S, A, E, V> Agent<V, A, E> random(Playbook<S, A, E, V> game) {
        Policy<Object, A> uniform = Policy.uniform(game.rules());
        return (view, legal, rng) -> uniform.choose(view, legal, rng.dice());
    }

    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        if (legal.size() == 1) {
            return legal.head();
        }
        S imagined = game.rules().imagine(view, pool, rng.split(0));
        return game.policy().choose(imagined, legal, rng.split(1).dice());
    }
}
