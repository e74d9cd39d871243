package io.github.terrene.bots.level;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.agent.Greedy;
import io.github.terrene.bots.agent.Remembering;
import io.github.terrene.bots.agent.Sensible;
import io.github.terrene.bots.search.Budget;
import io.github.terrene.bots.search.TreeSearch;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.play.Agent;

/**
 * The strength of a bot for people, from the weakest to the strongest. The order is certain in every game here: see docs/bots.md. For the same
 * seed, each plays the same on every machine.
 *
 * <pre>{@code
 * Agent<View, Action, Event> bot = Level.SKILLED.bot(playbook, rules.pool(config).knownTo(seat));
 * }</pre>
 */
public enum Level {
    /** Does anything. */
    BEGINNER,
    /** Chooses at random by what players prefer. */
    CASUAL,
    /** Looks a short way ahead. */
    ATTENTIVE,
    /** Thinks for some hundredths of a second. */
    SKILLED,
    /** Thinks for some tenths of a second. */
    MASTER;

    private static final int WORLDS = 4;
    private static final int SETTLING = 8;
    private static final int QUICK = 200;
    private static final int DEEP = 2_000;

    /**
     * A bot of that strength, for one seat of one game. From the third level on, it {@linkplain Remembering remembers} what it is told.
     *
     * @param pool the cards that it believes each seat plays with: {@link CardPool#knownTo}
     */
    public <S, A, E, V> Agent<V, A, E> bot(Playbook<S, A, E, V> game, CardPool pool) {
        return bot(game, pool, Long.MAX_VALUE);
    }

    /**
     * The same bot if it has to move in time: from the third level on, it stops thinking when the time is over, though not before it has looked
     * at one imagined game, and plays weaker the less time it has. The choices depend on the machine unless the time is enough. The first two
     * levels hardly think.
     *
     * @param nanos how long it may think about each decision, in nanoseconds, 1 or more; {@link Long#MAX_VALUE} for as long as it likes
     */
    public <S, A, E, V> Agent<V, A, E> bot(Playbook<S, A, E, V> game, CardPool pool, long nanos) {
        return switch (this) {
            case BEGINNER -> Sensible.random(game);
            case CASUAL -> new Sensible<>(game, pool);
            case ATTENTIVE ->
                Remembering.of(game.rules(), pool, known -> new Greedy<>(game, known, WORLDS, SETTLING, nanos));
            case SKILLED -> searching(game, pool, new Budget(QUICK, nanos));
            case MASTER -> searching(game, pool, new Budget(DEEP, nanos));
        };
    }

    private static <S, A, E, V> Agent<V, A, E> searching(Playbook<S, A, E, V> game, CardPool pool, Budget budget) {
        return Remembering.of(game.rules(), pool, known -> TreeSearch.of(game, known, budget));
    }
}
