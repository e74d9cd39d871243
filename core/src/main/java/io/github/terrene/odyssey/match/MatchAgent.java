package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Plays a match with an agent for each of its games. */
final class MatchAgent implements Agent<MatchView, Action, MatchEvent> {
    private final Supplier<? extends Agent<? super View, Action, ? super Event>> agents;
    private @Nullable Agent<MatchView, Action, MatchEvent> now;

    MatchAgent(Supplier<? extends Agent<? super View, Action, ? super Event>> agents) {
        this.agents = agents;
    }

    @Override
    public Action decide(MatchView view, Seq<Action> legal, Rng rng) {
        return now().decide(view, legal, rng);
    }

    @Override
    public void observe(MatchEvent event) {
        if (event instanceof MatchEvent.GameBegan) {
            now = null;
        }
        now().observe(event);
    }

    private Agent<MatchView, Action, MatchEvent> now() {
        if (now == null) {
            now = Agent.inside(
                    agents.get(),
                    MatchView::game,
                    Option::some,
                    MatchEvent::inGame,
                    (view, legal, rng) -> legal.head());
        }
        return now;
    }
}
