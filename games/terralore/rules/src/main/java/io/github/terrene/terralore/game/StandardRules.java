package io.github.terrene.terralore.game;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.kernel.engine.ConcedeRule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.rule.Task;
import io.github.terrene.terralore.rule.plan.PlanRules;
import io.github.terrene.terralore.rule.resolve.ResolveRules;
import io.github.terrene.terralore.rule.setup.SetupRules;
import io.github.terrene.terralore.rule.turn.TurnTask;
import io.vavr.collection.Array;

/** The rules for all actions. */
@Internal
public final class StandardRules {
    /** One rule for each kind of action. */
    public static final ActionRules<Game, Action, Event, Play> ACTIONS = ActionRules.of(SetupRules.RULES
            .appendAll(PlanRules.RULES)
            .appendAll(ResolveRules.RULES)
            .append(new ConcedeRule<>(Action.Concede.class, "TL-11.8", Action.Concede::new, Prompt::conceded)));

    /** All types of tasks. */
    static final Array<Class<? extends Task>> TASKS = SetupRules.TASKS
            .appendAll(PlanRules.TASKS)
            .appendAll(ResolveRules.TASKS)
            .append(TurnTask.class);

    private StandardRules() {}
}
