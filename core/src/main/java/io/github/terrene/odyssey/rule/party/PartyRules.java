package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.vavr.collection.Array;

/** What players can do with their cards in hand and in play on their turn. */
@Internal
public final class PartyRules {
    /** One rule for each kind of action here. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES = Array.of(
            new RecruitRule(),
            new RecruitFromHandRule(),
            new PlayTerrainRule(),
            new SwitchTerrainRule(),
            new HideRule(),
            new AssignRule(),
            new TradeRule(),
            new DismissCharacterRule(),
            new DismissCardRule());

    private PartyRules() {}
}
