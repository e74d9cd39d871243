package io.github.terrene.terralore.law;

import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.terralore.law.TerraloreLaws;
import io.github.terrene.testkit.terralore.law.TerraloreSpecimen;

/** Every law. Plans are simultaneous choices, so above all these laws say that a sealed plan tells nothing. */
@Rule({"TL-6.2", "TL-11.10", "TL-12.3", "TL-12.4", "TL-12.6"})
class TerraloreLawsTest implements TerraloreLaws {
    private static final TerraloreSpecimen SPECIMEN = TerraloreSpecimen.amongAny(WorkshopSpecimen.CARDS);

    @Override
    public TerraloreSpecimen specimen() {
        return SPECIMEN;
    }
}
