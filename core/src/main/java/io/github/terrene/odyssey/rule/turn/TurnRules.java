package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What can be done about the turn itself, and the tasks that make up a turn. */
@Internal
public final class TurnRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES =
            Array.of(new RunRule(), new EndTurnRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(
            BeginTurn.class,
            GainActions.class,
            BreakStorms.class,
            StartOfTurn.class,
            DrawPhase.class,
            TakeTurn.class,
            EndPhase.class,
            FinishTurn.class,
            DismissStorms.class,
            NextTurn.class);

    private TurnRules() {}
}
