package io.github.terrene.hobe.law;

import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.law.HobeOwnEffectLaws;

/** Effects and texts of a card set are played, or refused by name. */
@Rule({"HB-3.10", "HB-10.4", "HB-10.18"})
class OwnEffectLawsTest implements HobeOwnEffectLaws {}
