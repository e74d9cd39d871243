package io.github.terrene.examples.terminal.setup;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Begins with a party that was thought out, and leaves all else to another player.
 *
 * @param plan the party
 * @param player decides everything else
 */
public record PartyBot(PartyPlan plan, Agent<View, Action, Event> player) implements Agent<View, Action, Event> {
    @Override
    public Action decide(View view, Seq<Action> legal, Rng rng) {
        return planned(view).filter(legal::contains).getOrElse(() -> player.decide(view, legal, rng));
    }

    private Option<Action> planned(View view) {
        return view.agenda().prompt() instanceof ChooseParty choice ? plan.next(choice.of(view.seat())) : Option.none();
    }
}
