package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.vavr.collection.Array;

/** What can be done in a duel. */
@Internal
public final class DuelRules {
    /** One rule for each kind of action. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(new LayRule());

    /** What can be still to be done. */
    public static final Array<Class<? extends Task>> TASKS = Array.of(
            OrderFighters.class,
            Defend.class,
            ExchangeFighters.class,
            DrawElements.class,
            Laying.class,
            Fight.class,
            SettleLosses.class,
            EndDuel.class,
            Ascend.class,
            Ascend.Replace.class,
            Monsters.TakeLocation.class,
            Monsters.SaveOne.class);

    private DuelRules() {}
}
