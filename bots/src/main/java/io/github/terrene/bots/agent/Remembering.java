package io.github.terrene.bots.agent;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * A player who remembers what it was shown: cards that were seen going into a hand, onto a deck or face-down are there in the games that it
 * imagines, until they may have left. For each decision it is the agent that fits what it knows by then, which keeps nothing from one decision
 * to the next itself.
 *
 * <p>It belongs to one seat of one game, or of one match, and must be told all that happens from the start: {@link Agent#observe}.
 *
 * <pre>{@code
 * CardPool pool = rules.pool(config).knownTo(seat);
 * Agent<View, Action, Event> bot =
 *         Remembering.of(rules, pool, known -> TreeSearch.of(playbook, known, Budget.of(500)));
 * }</pre>
 */
public final class Remembering<S, A, E, V> implements Agent<V, A, E> {
    private final Rules<?, S, A, E, V> rules;
    private final Function<? super CardPool, ? extends Agent<V, A, E>> agents;
    private CardPool pool;

    private Remembering(
            Rules<?, S, A, E, V> rules, CardPool pool, Function<? super CardPool, ? extends Agent<V, A, E>> agents) {
        this.rules = rules;
        this.pool = pool;
        this.agents = agents;
    }

    /**
     * A player at the start of a game.
     *
     * @param pool the cards it believes each seat to play with
     * @param agents makes the agent for one decision, from what is believed and known then
     */
    public static <S, A, E, V> Remembering<S, A, E, V> of(
            Rules<?, S, A, E, V> rules, CardPool pool, Function<? super CardPool, ? extends Agent<V, A, E>> agents) {
        return new Remembering<>(rules, pool, agents);
    }

    /** What it believes of decks, and knows of where their cards are, now. */
    public CardPool pool() {
        return pool;
    }

    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        return agents.apply(pool).decide(view, legal, rng);
    }

    @Override
    public void observe(E event) {
        pool = pool.with(rules.remembered(pool.known(), event));
    }
}
