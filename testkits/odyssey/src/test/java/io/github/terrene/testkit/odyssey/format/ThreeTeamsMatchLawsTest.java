package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.MatchLaws;
import io.github.terrene.testkit.odyssey.law.OdysseyMatchSpecimen;
import net.jqwik.api.PropertyDefaults;

/** Matches that teams leave game by game. They are long, so there are few. */
@PropertyDefaults(tries = 8)
class ThreeTeamsMatchLawsTest implements MatchLaws<MatchConfig, Game, Action, Event, View, Table> {
    private static final TerreneOdyssey GAME = ThreeTeams.rules(Ruffians.CATALOGUE);
    private static final OdysseyMatchSpecimen SPECIMEN =
            new OdysseyMatchSpecimen(MatchRules.of(GAME), new LeaverSpecimen(GAME));

    @Override
    public OdysseyMatchSpecimen specimen() {
        return SPECIMEN;
    }
}
