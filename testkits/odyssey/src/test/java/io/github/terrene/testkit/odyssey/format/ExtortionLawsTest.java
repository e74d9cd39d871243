package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;

class ExtortionLawsTest implements OdysseyLaws {
    static final OdysseySpecimen SPECIMEN =
            new OdysseySpecimen(FreeForAll.rules(FreeForAll.OF_THREE, Extortioners.CATALOGUE)) {
                @Override
                public int longest() {
                    return 80;
                }
            };

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
