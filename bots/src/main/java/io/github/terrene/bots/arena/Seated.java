package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.play.Agent;
import io.vavr.control.Option;
import java.util.function.Consumer;

/**
 * An agent at its seat.
 *
 * @param agent who decides
 * @param leave is told how the game ended, if it did, when the agent is not needed any more
 */
public record Seated<V, A, E>(Agent<V, A, E> agent, Consumer<Option<Outcome>> leave) {
    /** One that need not be told. */
    public static <V, A, E> Seated<V, A, E> of(Agent<V, A, E> agent) {
        return new Seated<>(agent, outcome -> {});
    }
}
