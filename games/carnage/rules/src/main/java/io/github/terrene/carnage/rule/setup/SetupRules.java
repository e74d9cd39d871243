package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.vavr.collection.Array;

/** What can be done in the draft. */
@Internal
public final class SetupRules {
    /** One rule for each kind of action. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES =
            Array.of(new KeepLegendRule(), new KeepRelicRule(), new EndDraftRule());

    /** What can be still to be done. */
    public static final Array<Class<? extends Task>> TASKS =
            Array.of(Drafting.class, DrawForSword.class, DrawForSword.ChooseSword.class);

    private SetupRules() {}
}
