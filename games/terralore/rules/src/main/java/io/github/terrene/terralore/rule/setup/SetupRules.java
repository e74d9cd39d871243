package io.github.terrene.terralore.rule.setup;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.KeepHand;
import io.github.terrene.terralore.action.Action.Redraw;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Task;
import io.vavr.collection.Array;

/** What can be done with a first hand. */
@Internal
public final class SetupRules {
    /** One rule for each kind of action. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(
            new HandRule<>(KeepHand.class, KeepHand::new, HandChoice.KEEP),
            new HandRule<>(Redraw.class, Redraw::new, HandChoice.REDRAW));

    /** What can be still to be done. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(ChooseHands.class);

    private SetupRules() {}
}
