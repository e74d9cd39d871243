package io.github.terrene.kernel.engine;

import io.vavr.collection.Array;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Effects that wait for their turn while an action is carried out, in games where what an effect causes happens after all that is waiting
 * already. It lives inside one call; the state holds its two lists.
 *
 * @param <F> effects that wait
 */
public final class EffectQueue<F> {
    private Array<F> waiting;
    private Array<F> caused;

    /**
     * Goes on from a state.
     *
     * @param waiting what waits, the next one first
     * @param caused what was caused by the effect under way, in the order in which it was caused
     */
    public EffectQueue(Array<F> waiting, Array<F> caused) {
        this.waiting = waiting;
        this.caused = caused;
    }

    /** What waits, the next one first. */
    public Array<F> waiting() {
        return waiting;
    }

    /** What was caused by the effect under way. */
    public Array<F> caused() {
        return caused;
    }

    /** Whether nothing waits and nothing was caused. */
    public boolean isEmpty() {
        return waiting.isEmpty() && caused.isEmpty();
    }

    /** Adds an effect that was caused by the one under way. */
    public void cause(F effect) {
        caused = caused.append(effect);
    }

    /** Adds effects after all that wait. */
    public void add(Array<F> effects) {
        waiting = waiting.isEmpty() ? effects : waiting.appendAll(effects);
    }

    /**
     * The effect under way is complete: what it caused joins those that wait.
     *
     * @param order puts it into the order in which it happens
     */
    public void settle(UnaryOperator<Array<F>> order) {
        if (caused.nonEmpty()) {
            add(order.apply(caused));
            caused = Array.empty();
        }
    }

    /** Takes the effect whose turn it is; null if none waits. */
    public @Nullable F next() {
        if (waiting.isEmpty()) {
            return null;
        }
        F first = waiting.head();
        waiting = waiting.tail();
        return first;
    }

    /** Drops all. */
    public void clear() {
        waiting = Array.empty();
        caused = Array.empty();
    }
}
