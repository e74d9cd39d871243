package io.github.terrene.bots.agent;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * An agent that remembers what it was shown: in the games that it imagines, cards that were seen going into a hand, onto a deck or face-down
 * into play are there until they may have left. For each decision it delegates to an agent made from what it knows by then; that agent keeps
 * nothing from one decision to the next.
 *
 * <p>It belongs to one seat of one game or one match, and must be told everything that happens from the start: {@link Agent#observe}.
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
     * An agent at the start of a game.
     *
     * @param pool the cards that it believes each seat plays with
     * @param agents makes the agent for one decision, from what is believed and known by then
     */
    public static <S, A, E, V> Remembering<S, A, E, V> of(
            Rules<?, S, A, E, V> rules, CardPool pool, Function<? super CardPool, ? extends Agent<V, A, E>> agents) {
        return new Remembering<>(rules, pool, agents);
    }

    /** What it currently believes about decks, and knows about where their cards are. */
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
