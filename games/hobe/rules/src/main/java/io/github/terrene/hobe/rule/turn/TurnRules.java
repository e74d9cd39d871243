package io.github.terrene.hobe.rule.turn;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.ConcedeRule;
import io.vavr.collection.Array;

/** What can be done about the turn itself, and the tasks that make up a turn. */
@Internal
public final class TurnRules {
    /** One rule for each kind of action here. */
    @Rule("HB-11.4")
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(
            new MoveRule(),
            new SacrificeRule(),
            new GoToBattleRule(),
            new ConcedeRule<>(
                    Action.Concede.class,
                    "HB-11.4",
                    Action.Concede::new,
                    (seat, play) -> play.end(Players.opponent(seat), "HB-11.4")));

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(
            MoveOrPlay.class,
            TurnTask.BeginTurn.class,
            TurnTask.DrawCard.class,
            TurnTask.Continue.class,
            TurnTask.EndTurn.class,
            TurnTask.FinishTurn.class,
            DiscardToLimit.class);

    private TurnRules() {}
}
