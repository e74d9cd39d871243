package io.github.terrene.testkit.format;

import io.github.terrene.testkit.law.OdysseyLaws;
import io.github.terrene.testkit.law.OdysseySpecimen;

class DraftedLawsTest implements OdysseyLaws {
    private static final OdysseySpecimen SPECIMEN = new DraftedSpecimen(Drafted.FORMAT);

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
