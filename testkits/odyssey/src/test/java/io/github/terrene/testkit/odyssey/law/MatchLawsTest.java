package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.match.MatchLaws;

class MatchLawsTest implements MatchLaws<MatchConfig, Game, Action, Event, View, Table> {
    private static final OdysseyMatchSpecimen SPECIMEN =
            new OdysseyMatchSpecimen(MatchRules.of(DuelSpecimen.RULES), new DuelSpecimen());

    @Override
    public OdysseyMatchSpecimen specimen() {
        return SPECIMEN;
    }
}
