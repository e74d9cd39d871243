package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;

class DraftedTeamsLawsTest implements OdysseyLaws {
    private static final OdysseySpecimen SPECIMEN = new DraftedSpecimen(Drafted.IN_TEAMS);

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
