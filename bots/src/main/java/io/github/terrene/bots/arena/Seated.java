package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.play.Agent;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * An agent at its seat.
 *
 * @param agent the agent
 * @param leave called when the agent is no longer needed, with how the game ended, if it did
 */
public record Seated<V, A, E>(Agent<V, A, E> agent, Consumer<Option<Outcome>> leave) {
    /** An agent that need not be told how the game ended. */
    public static <V, A, E> Seated<V, A, E> of(Agent<V, A, E> agent) {
        return new Seated<>(agent, outcome -> {});
    }
}
