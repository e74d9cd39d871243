package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What can be done in a battle, and the tasks that make up a battle. */
@Internal
public final class BattleRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(
            new AttackRule(), new BlockRule(), new DeclineBlockRule(), new PayExtraRule(), new AbandonAttackRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(
            ConfirmAttack.class,
            PayForSlow.class,
            AskForBlock.class,
            ChooseBlock.class,
            DealBattleDamage.class,
            EndBattle.class);

    private BattleRules() {}
}
