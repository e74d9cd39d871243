package io.github.terrene.kernel;

import io.vavr.collection.Seq;

/**
 * Somebody who plays: a bot, a script, a person behind a screen. An agent never sees a state; what it wants to evaluate it
 * {@linkplain Rules#imagine imagines} from its view.
 *
 * @param <V> what a seat may know
 * @param <A> the actions
 */
@FunctionalInterface
public interface Agent<V, A> {
    /**
     * One of the legal actions.
     *
     * @param legal at least one
     * @param rng chance of the agent's own, fresh for this decision
     */
    A decide(V view, Seq<A> legal, Rng rng);
}
