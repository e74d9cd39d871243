package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.testkit.odyssey.law.OdysseyEliminationLaws;
import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;

class ThreeTeamsLawsTest implements OdysseyLaws, OdysseyEliminationLaws {
    private static final LeaverSpecimen SPECIMEN = new LeaverSpecimen(ThreeTeams.rules(Ruffians.CATALOGUE));

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
