package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Plays a tournament with an agent for each of its games, and never leaves it. */
final class TournamentAgent implements Agent<TournamentView, TournamentAction, TournamentEvent> {
    private final Supplier<? extends Agent<? super View, Action, ? super Event>> agents;
    private @Nullable Agent<TournamentView, TournamentAction, TournamentEvent> now;

    TournamentAgent(Supplier<? extends Agent<? super View, Action, ? super Event>> agents) {
        this.agents = agents;
    }

    @Override
    public TournamentAction decide(TournamentView view, Seq<TournamentAction> legal, Rng rng) {
        return now().decide(view, legal, rng);
    }

    @Override
    public void observe(TournamentEvent event) {
        if (event instanceof TournamentEvent.GameBegan) {
            now = null;
        }
        now().observe(event);
    }

    private Agent<TournamentView, TournamentAction, TournamentEvent> now() {
        if (now == null) {
            now = Agent.inside(
                    agents.get(),
                    view -> view.game().get(),
                    action -> action instanceof TournamentAction.Play play ? Option.some(play.action()) : Option.none(),
                    TournamentEvent::inGame,
                    (view, legal, rng) -> legal.head());
        }
        return now;
    }
}
