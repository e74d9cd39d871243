package io.github.terrene.twoversustwo;

import io.github.terrene.testkit.law.OdysseyLaws;
import io.github.terrene.testkit.law.OdysseySpecimen;

class TeamGameLawsTest implements OdysseyLaws {
    private static final TeamSpecimen SPECIMEN = new TeamSpecimen();

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
