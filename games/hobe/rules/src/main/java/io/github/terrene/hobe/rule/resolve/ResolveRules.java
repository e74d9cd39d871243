package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.vavr.collection.Array;

/** Answering the questions of effects, and the tasks that carry effects out. */
@Internal
public final class ResolveRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(new ChooseRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(Ask.class, CarryOut.class, Drain.class);

    private ResolveRules() {}
}
