package io.github.terrene.examples.terminal.play;

import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
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
     */
    Reply<A> decide(Timeline<S, A, E> game, Rng rng);

    /**
     * An agent of the kernel as a player. It is never offered to leave, nor to give up.
     *
     * @param agents makes one for each decision, which is told all that happened before: what was taken back nobody remembers
     */
    static <S, A, E, V> Player<S, A, E> of(Rules<?, S, A, E, V> rules, Seat seat, Supplier<Agent<V, A, E>> agents) {
        return (game, rng) -> {
            Seq<A> choices = rules.choices(game.state(), seat);
            Seq<A> offered = choices.isEmpty() ? rules.legal(game.state(), seat) : choices;
            Agent<V, A, E> agent = agents.get();
            game.events().flatMap(event -> rules.told(event, seat)).forEach(agent::observe);
            return Reply.act(Array.of(agent.decide(rules.view(game.state(), seat), offered, rng)));
        };
    }
}
