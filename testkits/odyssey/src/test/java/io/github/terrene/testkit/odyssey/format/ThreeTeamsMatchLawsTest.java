package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.match.MatchLaws;
import io.github.terrene.testkit.odyssey.law.OdysseyMatchSpecimen;

/** Matches that teams leave game by game. */
class ThreeTeamsMatchLawsTest implements MatchLaws<MatchConfig, Game, Action, Event, View, Table> {
    private static final TerreneOdyssey GAME = ThreeTeams.rules(Ruffians.CATALOGUE);
    private static final OdysseyMatchSpecimen SPECIMEN =
            new OdysseyMatchSpecimen(MatchRules.of(GAME), new LeaverSpecimen(GAME));

    @Override
    public OdysseyMatchSpecimen specimen() {
        return SPECIMEN;
    }
}
