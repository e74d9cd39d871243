package io.github.terrene.carnage.law;

import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.law.CarnageLaws;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;

/** Every law. */
@Rule({"CG-13.4", "CG-13.8", "CG-14.2", "CG-14.4", "CG-14.5", "CG-14.6", "CG-14.7", "CG-14.8"})
class CarnageLawsTest implements CarnageLaws {
    private static final CarnageSpecimen SPECIMEN = CarnageSpecimen.amongAny(Workshop.CARDS);

    @Override
    public CarnageSpecimen specimen() {
        return SPECIMEN;
    }
}
