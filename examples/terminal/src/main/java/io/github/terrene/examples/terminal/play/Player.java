package io.github.terrene.examples.terminal.play;

import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Seq;
import java.util.function.Supplier;

/**
 * Somebody who decides for a seat.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 */
@FunctionalInterface
public interface Player<S, A, E> {
    /**
     * Decides.
     *
     * @param game the game so far; the seat is awaited
     * @param rng the player's chance for this decision
     * @param prevented what the faulty effects of cards have just kept from being carried out
     */
    Reply<A> decide(Timeline<S, A, E> game, Rng rng, Seq<A> prevented);

    /**
     * An agent of the kernel as a player. It is never offered to leave, nor to give up.
     *
     * @param agents makes one at the start, and another one whenever something was taken back, which nobody remembers
     */
    static <S, A, E, V> Player<S, A, E> of(Rules<?, S, A, E, V> rules, Seat seat, Supplier<Agent<V, A, E>> agents) {
        return new Bot<>(rules, seat, agents);
    }
}
