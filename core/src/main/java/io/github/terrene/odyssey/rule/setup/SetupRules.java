package io.github.terrene.odyssey.rule.setup;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What can be done before the first turn, and the tasks of that time. */
@Internal
public final class SetupRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES =
            Array.of(new PlaceCharacterRule(), new PlaceAssignableRule(), new PlaceTerrainRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS =
            Array.of(ChooseParty.class, BeginGame.class, DecideStarter.class);

    private SetupRules() {}
}
