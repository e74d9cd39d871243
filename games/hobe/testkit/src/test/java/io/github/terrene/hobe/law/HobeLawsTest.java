package io.github.terrene.hobe.law;

import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.law.HobeLaws;
import io.github.terrene.testkit.hobe.law.HobeSpecimen;

/** Every law. */
@Rule({"HB-11.5", "HB-11.7", "HB-12.3", "HB-12.4", "HB-12.6", "HB-12.7"})
class HobeLawsTest implements HobeLaws {
    private static final HobeSpecimen SPECIMEN = HobeSpecimen.amongAny(Workshop.CARDS);

    @Override
    public HobeSpecimen specimen() {
        return SPECIMEN;
    }
}
