package io.github.terrene.bots.agent;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Seq;

/**
 * A quick player: imagines one game that looks like what it sees, and does there what players prefer, by chance.
 *
 * @param game what it needs of the game
 * @param pool the cards it believes each seat to play with
 */
public record Sensible<S, A, E, V>(Playbook<S, A, E, V> game, CardPool pool) implements Agent<V, A, E> {
    /** A player who chooses anything but conceding, each as likely as any other. */
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
