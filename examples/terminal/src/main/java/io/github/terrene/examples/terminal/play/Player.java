package io.github.terrene.examples.terminal.play;

import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

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
     */
    Reply<A> decide(Timeline<S, A, E> game, Rng rng);

    /** Something happened that the seat is told. */
    default void observe(E event) {}

    /** An agent of the kernel as a player. It is never offered to leave, nor to give up. */
    static <S, A, E, V> Player<S, A, E> of(Rules<?, S, A, E, V> rules, Seat seat, Agent<V, A, E> agent) {
        return new Player<>() {
            @Override
            public Reply<A> decide(Timeline<S, A, E> game, Rng rng) {
                Seq<A> choices = rules.choices(game.state(), seat);
                Seq<A> offered = choices.isEmpty() ? rules.legal(game.state(), seat) : choices;
                return Reply.act(Array.of(agent.decide(rules.view(game.state(), seat), offered, rng)));
            }

            @Override
            public void observe(E event) {
                agent.observe(event);
            }
        };
    }
}
