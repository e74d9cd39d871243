package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What can be done to use an ability. */
@Internal
public final class ActivationRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(new ActivateRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(CompleteActivation.class);

    private ActivationRules() {}
}
