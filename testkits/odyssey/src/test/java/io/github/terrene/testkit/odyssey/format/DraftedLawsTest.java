package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;

class DraftedLawsTest implements OdysseyLaws {
    private static final OdysseySpecimen SPECIMEN = new DraftedSpecimen(Drafted.FORMAT);

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
