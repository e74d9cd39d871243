package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Task;
import io.vavr.collection.Array;

/** What can be done when an effect asks. */
@Internal
public final class ResolveRules {
    /** One rule for each kind of action. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(new ChooseRule());

    /** What can be still to be done. */
    public static final Array<Class<? extends Task>> TASKS =
            Array.of(Ask.class, CarryOut.class, Enter.class, QueueTask.class);

    private ResolveRules() {}
}
