package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What can be done to answer a question, and what is to be done while the text of a card is carried out. */
@Internal
public final class ResolveRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(new ChooseRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS =
            Array.of(CarryOut.class, AimCopied.class, AskAim.class, AnswerQuestion.class, ChooseInactiveTerrain.class);

    private ResolveRules() {}
}
