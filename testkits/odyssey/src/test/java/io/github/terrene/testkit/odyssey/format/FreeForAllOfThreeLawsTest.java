package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.testkit.odyssey.law.OdysseyEliminationLaws;
import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;

class FreeForAllOfThreeLawsTest implements OdysseyLaws, OdysseyEliminationLaws {
    private static final LeaverSpecimen SPECIMEN =
            new LeaverSpecimen(FreeForAll.rules(FreeForAll.OF_THREE, LeaverSpecimen.CATALOGUE));

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
