package io.github.terrene.terralore.rule.plan;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Task;
import io.vavr.collection.Array;

/** What a player who plans can do. */
@Internal
public final class PlanRules {
    /** One rule for each kind of action. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES =
            Array.of(new PlaceCardRule(), new PayWithRule(), new HandInRule());

    /** What can be still to be done. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(ChoosePlans.class);

    private PlanRules() {}
}
