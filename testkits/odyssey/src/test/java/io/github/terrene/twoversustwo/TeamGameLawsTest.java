package io.github.terrene.twoversustwo;

import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;

class TeamGameLawsTest implements OdysseyLaws {
    private static final TeamSpecimen SPECIMEN = new TeamSpecimen();

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
