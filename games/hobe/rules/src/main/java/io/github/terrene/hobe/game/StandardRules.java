package io.github.terrene.hobe.game;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Task;
import io.github.terrene.hobe.rule.battle.BattleRules;
import io.github.terrene.hobe.rule.play.PlayRules;
import io.github.terrene.hobe.rule.resolve.ResolveRules;
import io.github.terrene.hobe.rule.turn.TurnRules;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.ActionRules;
import io.vavr.collection.Array;

/** The rules for all actions. */
@Internal
public final class StandardRules {
    /** One rule for each kind of action. A refusal names the first rule broken, in the order of 6.8, 7.33 and 9.17. */
    @Rule({"HB-6.8", "HB-7.33", "HB-9.17"})
    public static final ActionRules<Game, Action, Event, Play> ACTIONS = ActionRules.of(TurnRules.RULES
                    .appendAll(PlayRules.RULES)
                    .appendAll(BattleRules.RULES)
                    .appendAll(ResolveRules.RULES))
            .namingFirstReason();

    /** All types of tasks. */
    static final Array<Class<? extends Task>> TASKS = TurnRules.TASKS
            .appendAll(PlayRules.TASKS)
            .appendAll(BattleRules.TASKS)
            .appendAll(ResolveRules.TASKS);

    private StandardRules() {}
}
