package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * One action being carried out in a game where what an effect causes happens after all that waits already.
 *
 * @param <S> states
 * @param <T> tables
 * @param <E> events
 * @param <K> the game's tasks
 * @param <F> effects that wait
 */
public abstract class EffectPlay<S extends RuledState, T, E extends TableEvent<T>, K, F> extends TaskPlay<S, T, E, K> {
    private Array<F> queue;
    private Array<F> caused;

    /**
     * Goes on from a state.
     *
     * @param tasks what is still to be done, the next task first
     * @param queue the effects that wait, the next one first
     * @param caused the effects caused by the one under way, in the order in which they were caused
     */
    protected EffectPlay(T table, Rng rng, List<K> tasks, boolean over, Array<F> queue, Array<F> caused) {
        super(table, rng, tasks, over);
        this.queue = queue;
        this.caused = caused;
    }

    /** Effects caused by the same thing, in the order in which they happen. */
    protected abstract Array<F> ordered(Array<F> effects);

    /** The effects that wait, the next one first. */
    public final Array<F> queue() {
        return queue;
    }

    /** The effects caused by the one under way. */
    public final Array<F> caused() {
        return caused;
    }

    /** Adds an effect that was caused by the one under way; not when the game is over. */
    public final void cause(F effect) {
        caused = over() ? caused : caused.append(effect);
    }

    /** Adds effects after all that wait; not when the game is over. */
    public final void queue(Array<F> effects) {
        queue = over() ? queue : queue.isEmpty() ? effects : queue.appendAll(effects);
    }

    /** The effect under way is complete: what it caused joins those that wait. */
    public final void queueCaused() {
        if (caused.nonEmpty()) {
            queue(ordered(caused));
            caused = Array.empty();
        }
    }

    /** Takes the effect whose turn it is; null if none waits. */
    public final @Nullable F nextEffect() {
        if (queue.isEmpty()) {
            return null;
        }
        F first = queue.head();
        queue = queue.tail();
        return first;
    }

    /** Drops all effects that wait. */
    protected final void dropEffects() {
        queue = Array.empty();
        caused = Array.empty();
    }
}
