package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.kernel.engine.ConcedeRule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.KeepHand;
import io.github.terrene.terralore.action.Action.Redraw;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.event.Event;
import io.vavr.collection.Array;

/** The rules for all actions. */
@Internal
public final class StandardRules {
    /** One rule for each kind of action. */
    public static final ActionRules<Game, Action, Event, Play> ACTIONS = ActionRules.of(Array.of(
            new HandRule<>(ActionKind.KEEP_HAND, KeepHand::new, HandChoice.KEEP),
            new HandRule<>(ActionKind.REDRAW, Redraw::new, HandChoice.REDRAW),
            new PlaceCardRule(),
            new PayWithRule(),
            new HandInRule(),
            new ChooseRule(),
            new ConcedeRule<>(ActionKind.CONCEDE, "TL-11.8", Concede::new, Prompt::conceded)));

    private StandardRules() {}
}
