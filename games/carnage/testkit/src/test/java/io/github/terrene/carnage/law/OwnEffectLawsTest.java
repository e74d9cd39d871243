package io.github.terrene.carnage.law;

import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.testkit.carnage.law.CarnageOwnEffectLaws;
import io.github.terrene.testkit.carnage.law.RecklessEffect;
import io.github.terrene.testkit.law.card.OddCalls;

class OwnEffectLawsTest implements CarnageOwnEffectLaws {
    private static final OddCalls<Resolution> CALLS = RecklessEffect.allCalls();

    @Override
    public OddCalls<Resolution> calls() {
        return CALLS;
    }
}
