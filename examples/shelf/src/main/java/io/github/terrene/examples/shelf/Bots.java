package io.github.terrene.examples.shelf;

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
    /** A player for a seat of one game, as strong as that. It remembers nothing, so it can be made anew for each decision. */
    Agent<V, A, E> bot(C config, Seat seat, Level level);
}
