package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A player: a bot, a script, a person at a screen. An agent never sees a state; it {@linkplain Rules#imagine imagines} the states it wants
 * to evaluate from its view.
 *
 * <p>Most agents are a function of what they are given. An agent that remembers what it was shown also observes events. It then belongs to
 * one seat of one game: make a new one for the next.
 *
 * @param <V> what a seat may know
 * @param <A> the actions
 * @param <E> the events
 */
@FunctionalInterface
public interface Agent<V, A, E> {
    /**
     * Chooses one of the legal actions.
     *
     * @param legal at least one action
     * @param rng the agent's own random generator, fresh for this decision
     */
    A decide(V view, Seq<A> legal, Rng rng);

    /**
     * Called for each event in order, no matter who caused it, before the next decision. By default it does nothing, for agents that need not
     * remember.
     *
     * @param event as the agent's seat sees it: {@link Rules#seenBy}
     */
    default void observe(E event) {}

    /**
     * Lets an agent of a game play an outer game that contains it, such as a match or a tournament.
     *
     * <p>If some of the legal actions are actions of the inner game, the inner agent chooses among these only, in their order, and the
     * others are never taken; if none is, {@code otherwise} decides. The inner agent observes only what happens in the inner game. If it
     * remembers what it was shown, it belongs to one inner game, and a new one is needed for the next.
     *
     * @param agent plays the inner game
     * @param view takes the view of the inner game from an outer view; called only if some legal action is one of the inner game
     * @param action the inner action that an outer action stands for, if any. Different outer actions of one decision must stand for
     *     different inner actions
     * @param event the inner events that an outer event stands for, if any
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
            Function<? super F, ? extends Iterable<E>> event,
            Agent<? super W, B, ? super F> otherwise) {
        return new InnerAgent<>(agent, view, action, event, otherwise);
    }

    /**
     * Plays an outer game that consists of several games, such as a match or a tournament, with an agent for each of them, so that each agent
     * remembers only its own game.
     *
     * @param agents makes an agent at the first decision of a game, from the view at that point; the agent is then told what has happened in
     *     that game so far. {@link #inside} lets an agent of the inner game play the outer one
     * @param begins whether another game begins with an event; the event is told to the agent of that game
     * @param <V> views of the outer game
     * @param <A> its actions
     * @param <E> its events
     */
    static <V, A, E> Agent<V, A, E> perGame(
            Function<? super V, ? extends Agent<V, A, E>> agents, Predicate<? super E> begins) {
        return new AgentPerGame<>(agents, begins);
    }
}
