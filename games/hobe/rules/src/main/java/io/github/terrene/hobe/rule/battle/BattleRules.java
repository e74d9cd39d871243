package io.github.terrene.hobe.rule.battle;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.vavr.collection.Array;

/** What can be done in the Battle phase. */
@Internal
public final class BattleRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(new AttackRule());

    /** All tasks of this package. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(NameAttacker.class, NextAttack.class);

    private BattleRules() {}
}
