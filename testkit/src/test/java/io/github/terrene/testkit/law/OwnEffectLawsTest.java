package io.github.terrene.testkit.law;

import io.github.terrene.odyssey.effect.Resolution;

class OwnEffectLawsTest implements OdysseyOwnEffectLaws {
    private static final OddCalls<Resolution> CALLS = RecklessEffect.allCalls();

    @Override
    public OddCalls<Resolution> calls() {
        return CALLS;
    }
}
