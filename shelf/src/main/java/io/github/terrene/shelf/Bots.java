package io.github.terrene.shelf;

import io.github.terrene.bots.level.Level;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;

/**
 * Makes players for seats.
 *
 * @param <C> configurations
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
@FunctionalInterface
public interface Bots<C, A, E, V> {
    /**
     * A player of that strength for a seat of one game. One that is made anew for each decision remembers nothing.
     *
     * @param nanos how long it may think about each decision, in nanoseconds; {@link Long#MAX_VALUE} for as long as it likes
     */
    Agent<V, A, E> bot(C config, Seat seat, Level level, long nanos);

    /** A player who may think as long as it likes. */
    default Agent<V, A, E> bot(C config, Seat seat, Level level) {
        return bot(config, seat, level, Long.MAX_VALUE);
    }
}
