package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * One action being carried out in a game where the effects that an effect causes happen after all that are already waiting.
 *
 * @param <S> states
 * @param <T> tables
 * @param <E> events
 * @param <K> the game's tasks
 * @param <F> waiting effects
 */
public abstract class EffectPlay<S extends RuledState, T, E extends TableEvent<T>, K, F> extends TaskPlay<S, T, E, K> {
    private Array<F> queue;
    private Array<F> caused;

    /**
     * Continues from a state.
     *
     * @param tasks what is still to be done, the next task first
     * @param queue the waiting effects, the next one first
     * @param caused the effects caused by the one under way, in the order in which they were caused
     */
    protected EffectPlay(T table, Rng rng, List<K> tasks, boolean over, Array<F> queue, Array<F> caused) {
        super(table, rng, tasks, over);
        this.queue = queue;
        this.caused = caused;
    }

    /** Effects caused by the same thing, in the order in which they happen. */
    protected abstract Array<F> ordered(Array<F> effects);

    /** The waiting effects, the next one first. */
    public final Array<F> queue() {
        return queue;
    }

    /** The effects caused by the one under way. */
    public final Array<F> caused() {
        return caused;
    }

    /** Adds an effect caused by the one under way, unless the game is over. */
    public final void cause(F effect) {
        caused = over() ? caused : caused.append(effect);
    }

    /** Adds effects after all that are waiting, unless the game is over. */
    public final void queue(Array<F> effects) {
        queue = over() ? queue : queue.isEmpty() ? effects : queue.appendAll(effects);
    }

    /** Completes the effect under way: what it caused joins the waiting effects. */
    public final void queueCaused() {
        if (caused.nonEmpty()) {
            queue(ordered(caused));
            caused = Array.empty();
        }
    }

    /** Takes the effect whose turn it is; null if none is waiting. */
    public final @Nullable F nextEffect() {
        if (queue.isEmpty()) {
            return null;
        }
        F first = queue.head();
        queue = queue.tail();
        return first;
    }

    /** Drops all waiting effects. */
    protected final void dropEffects() {
        queue = Array.empty();
        caused = Array.empty();
    }
}
