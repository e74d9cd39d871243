package io.github.terrene.terralore.law;

import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.testkit.law.card.OddCalls;
import io.github.terrene.testkit.terralore.law.RecklessEffect;
import io.github.terrene.testkit.terralore.law.TerraloreOwnEffectLaws;

class OwnEffectLawsTest implements TerraloreOwnEffectLaws {
    private static final OddCalls<Resolution> CALLS = RecklessEffect.allCalls();

    @Override
    public OddCalls<Resolution> calls() {
        return CALLS;
    }
}
