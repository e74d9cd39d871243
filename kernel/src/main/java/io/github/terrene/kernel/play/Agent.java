package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

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

    /**
     * An agent of a game that plays another one of which that game is a part: a match, a tournament.
     *
     * <p>Where some of the legal actions are actions of the inner game, the inner agent chooses among these alone, in their order, and any
     * others are never taken; where none is, somebody else decides. The inner agent observes what happens in the inner game and nothing
     * else. If it remembers what it was shown, it belongs to one inner game and needs a successor for the next.
     *
     * @param agent who plays the inner game
     * @param view the view of the inner game, which an outer view holds; asked only if some legal action is one of the inner game
     * @param action the action of the inner game that an outer action is; none if it is not. Different outer actions of one decision are
     *     different inner actions
     * @param event what happened in the inner game, if an outer event is that
     * @param otherwise decides where no action of the inner game is legal, and observes every outer event
     * @param <W> views of the outer game
     * @param <B> its actions
     * @param <F> its events
     * @param <V> views of the inner game
     * @param <A> its actions
     * @param <E> its events
     */
    static <W, B, F, V, A, E> Agent<W, B, F> inside(
            Agent<? super V, A, ? super E> agent,
            Function<? super W, ? extends V> view,
            Function<? super B, Option<A>> action,
            Function<? super F, Option<E>> event,
            Agent<? super W, B, ? super F> otherwise) {
        return new InnerAgent<>(agent, view, action, event, otherwise);
    }
}
