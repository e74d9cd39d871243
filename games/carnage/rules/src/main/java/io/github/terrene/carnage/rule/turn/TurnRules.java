package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.turn.CheckPillar.CompletePillar;
import io.github.terrene.carnage.rule.turn.TurnTask.BeginTurn;
import io.github.terrene.carnage.rule.turn.TurnTask.Continue;
import io.github.terrene.carnage.rule.turn.TurnTask.EndTurn;
import io.github.terrene.carnage.rule.turn.TurnTask.ReceivePoints;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.vavr.collection.Array;

/** What the active player can do. */
@Internal
public final class TurnRules {
    /** One rule for each kind of action. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(
            new BurnRule(),
            new MeditateRule(),
            new UsePowerRule(),
            new PlaceRule(),
            new AddRule(),
            new ReinforceRule(),
            new AttackRule(),
            new PassSwordRule());

    /** What can be still to be done. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(
            BeginTurn.class,
            ReceivePoints.class,
            Continue.class,
            EndTurn.class,
            TakeAction.class,
            BurnMore.class,
            CheckPillar.class,
            CompletePillar.class);

    private TurnRules() {}
}
