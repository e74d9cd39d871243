package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What follows from whatever happened: XP is gained, and the supply limit is enforced. */
@Internal
public final class UpkeepRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(new DismissForSupplyRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS =
            Array.of(AwardXp.class, GainXpOf.class, ChooseXpGain.class, ReduceSupply.class);

    private UpkeepRules() {}
}
