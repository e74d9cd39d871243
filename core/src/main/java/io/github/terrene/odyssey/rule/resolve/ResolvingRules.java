package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What is to be done while the text of a card is carried out. */
@Internal
public final class ResolvingRules {
    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS =
            Array.of(CarryOut.class, AimCopied.class, AskAim.class, AnswerQuestion.class, ChooseInactiveTerrain.class);

    private ResolvingRules() {}
}
