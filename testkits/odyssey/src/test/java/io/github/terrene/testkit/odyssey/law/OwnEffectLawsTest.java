package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.testkit.law.OddCalls;

class OwnEffectLawsTest implements OdysseyOwnEffectLaws {
    private static final OddCalls<Resolution> CALLS = RecklessEffect.allCalls();

    @Override
    public OddCalls<Resolution> calls() {
        return CALLS;
    }
}
