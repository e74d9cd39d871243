package io.github.terrene.twoversustwo;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchView;
import io.github.terrene.testkit.law.AllLaws;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.odyssey.law.OdysseyMatchSpecimen;

class TeamMatchLawsTest implements AllLaws<MatchConfig, Match, Action, MatchEvent, MatchView> {
    private static final OdysseyMatchSpecimen SPECIMEN =
            new OdysseyMatchSpecimen(TwoVersusTwo.match(TeamSpecimen.CATALOGUE), new TeamSpecimen());

    @Override
    public Specimen<MatchConfig, Match, Action, MatchEvent, MatchView> specimen() {
        return SPECIMEN;
    }
}
