package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.vavr.collection.Array;

/** What can be done with the cards in the hand, and the windows for Events. */
@Internal
public final class PlayRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES =
            Array.of(new PlayCardRule(), new PassRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS =
            Array.of(Window.class, EventTask.OpenWindow.class, EventTask.ResolveEvents.class, EventTask.Spend.class);

    private PlayRules() {}
}
