package io.github.terrene.terralore.law;

import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.testkit.law.card.OddCalls;
import io.github.terrene.testkit.terralore.law.RecklessCalls;
import io.github.terrene.testkit.terralore.law.TerraloreOwnEffectLaws;

class OwnEffectLawsTest implements TerraloreOwnEffectLaws {
    private static final OddCalls<Resolution> CALLS = RecklessCalls.all();

    @Override
    public OddCalls<Resolution> calls() {
        return CALLS;
    }
}
