package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.vavr.collection.Seq;

/**
 * Somebody who plays: a bot, a script, a person behind a screen. An agent never sees a state; what it wants to evaluate it
 * {@linkplain Rules#imagine imagines} from its view.
 *
 * <p>Most agents are a function of what they are given. One that wants to remember what it was shown also takes in the events. It then
 * belongs to one seat of one game: make another one for the next.
 *
 * @param <V> what a seat may know
 * @param <A> the actions
 * @param <E> the events
 */
@FunctionalInterface
public interface Agent<V, A, E> {
    /**
     * One of the legal actions.
     *
     * @param legal at least one
     * @param rng chance of the agent's own, fresh for this decision
     */
    A decide(V view, Seq<A> legal, Rng rng);

    /**
     * Something happened; called for each event in order, whoever caused it, before the next decision. Does nothing unless an agent wants
     * to remember.
     *
     * @param event as the agent's seat sees it: {@link Rules#seenBy}
     */
    default void observe(E event) {}
}
