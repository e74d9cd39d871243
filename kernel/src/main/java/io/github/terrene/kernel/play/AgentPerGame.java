package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Rng;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Plays an outer game with an agent for each of its games: {@link Agent#perGame}. */
final class AgentPerGame<W, B, F> implements Agent<W, B, F> {
    private final Function<? super W, ? extends Agent<W, B, F>> agents;
    private final Predicate<? super F> begins;
    private @Nullable Agent<W, B, F> now;
    /** What has happened in this game while it has no agent yet. */
    private Array<F> before = Array.empty();

    AgentPerGame(Function<? super W, ? extends Agent<W, B, F>> agents, Predicate<? super F> begins) {
        this.agents = agents;
        this.begins = begins;
    }

    @Override
    public B decide(W view, Seq<B> legal, Rng rng) {
        Agent<W, B, F> agent = now == null ? agents.apply(view) : now;
        before.forEach(agent::observe);
        before = Array.empty();
        now = agent;
        return agent.decide(view, legal, rng);
    }

    @Override
    public void observe(F event) {
        if (begins.test(event)) {
            now = null;
            before = Array.empty();
        }
        if (now == null) {
            before = before.append(event);
        } else {
            now.observe(event);
        }
    }
}
