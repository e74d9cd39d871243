package io.github.terrene.carnage.game;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.duel.DuelRules;
import io.github.terrene.carnage.rule.resolve.Ask;
import io.github.terrene.carnage.rule.resolve.ResolveRules;
import io.github.terrene.carnage.rule.setup.SetupRules;
import io.github.terrene.carnage.rule.turn.TurnRules;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.kernel.engine.ConcedeRule;
import io.vavr.collection.Array;

/** The rules for all actions. */
@Internal
public final class StandardRules {
    /** One rule for each kind of action. */
    @Rule("CG-6.16")
    public static final ActionRules<Game, Action, Event, Play> ACTIONS = ActionRules.of(SetupRules.RULES
            .appendAll(TurnRules.RULES)
            .appendAll(DuelRules.RULES)
            .appendAll(ResolveRules.RULES)
            .append(new ConcedeRule<>(Concede.class, "CG-13.4", Concede::new, Prompt::conceded)));

    /** All types of tasks. */
    static final Array<Class<? extends Task>> TASKS = Array.<Class<? extends Task>>of(Ask.class)
            .appendAll(SetupRules.TASKS)
            .appendAll(TurnRules.TASKS)
            .appendAll(ResolveRules.TASKS)
            .appendAll(DuelRules.TASKS);

    private StandardRules() {}
}
