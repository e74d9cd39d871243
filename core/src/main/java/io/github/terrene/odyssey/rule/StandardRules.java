package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.vavr.collection.Array;

/** The rules of the duel: one for each kind of action, in the order of the kinds. */
final class StandardRules {
    static final ActionRules<Game, Action, Event, Play> ALL = ActionRules.of(Array.of(
            new PlaceCharacterRule(),
            new PlaceAssignableRule(),
            new PlaceTerrainRule(),
            new RecruitRule(),
            new RecruitFromHandRule(),
            new AttackRule(),
            new ActivateRule(),
            new PlayTerrainRule(),
            new SwitchTerrainRule(),
            new HideRule(),
            new AssignRule(),
            new TradeRule(),
            new DismissCharacterRule(),
            new DismissCardRule(),
            new RunRule(),
            new EndTurnRule(),
            new BlockRule(),
            new DeclineBlockRule(),
            new PayExtraRule(),
            new AbandonAttackRule(),
            new PassRule(),
            new ChooseRule(),
            new DismissForSupplyRule()));

    private StandardRules() {}
}
