package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.match.MatchView;
import io.github.terrene.testkit.law.AllLaws;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.odyssey.law.OdysseyMatchSpecimen;
import net.jqwik.api.PropertyDefaults;

/** Matches that players leave game by game. They are long, so there are few. */
@PropertyDefaults(tries = 10)
class FreeForAllMatchLawsTest implements AllLaws<MatchConfig, Match, Action, MatchEvent, MatchView> {
    private static final TerreneOdyssey GAME = FreeForAll.rules(FreeForAll.OF_THREE, Ruffians.CATALOGUE);
    private static final OdysseyMatchSpecimen SPECIMEN =
            new OdysseyMatchSpecimen(MatchRules.of(GAME), new LeaverSpecimen(GAME));

    @Override
    public Specimen<MatchConfig, Match, Action, MatchEvent, MatchView> specimen() {
        return SPECIMEN;
    }
}
