package io.github.terrene.odyssey.rule.chain;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What can be done while others may respond, and how the chain is resolved. */
@Internal
public final class ChainRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(new PassRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(
            Responses.class, Respond.class, ResolveChain.class, FinishLink.class, Settle.class, UseWaiting.class);

    private ChainRules() {}
}
