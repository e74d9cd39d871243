package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.match.MatchView;
import io.github.terrene.testkit.law.AllLaws;
import io.github.terrene.testkit.law.Specimen;

class MatchLawsTest implements AllLaws<MatchConfig, Match, Action, MatchEvent, MatchView> {
    private static final OdysseyMatchSpecimen SPECIMEN =
            new OdysseyMatchSpecimen(MatchRules.of(DuelSpecimen.RULES), new DuelSpecimen());

    @Override
    public Specimen<MatchConfig, Match, Action, MatchEvent, MatchView> specimen() {
        return SPECIMEN;
    }
}
