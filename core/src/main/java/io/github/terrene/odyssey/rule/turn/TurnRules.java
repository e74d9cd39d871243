package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.ConcedeRule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What can be done about the turn itself, and the tasks that make up a turn. */
@Internal
public final class TurnRules {
    /** One rule for each kind of action here. The team of the player who runs loses. */
    @Rule({"TO-4.17", "TO-10.3", "TO-13.4"})
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES =
            Array.of(new ConcedeRule<>(Run.class, "TO-4.17", Run::new, TurnRules::run), new EndTurnRule());

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

    private static void run(Seat seat, Play play) {
        Victory.lose(play, Array.of(play.table().team(seat)), "TO-10.3");
    }
}
