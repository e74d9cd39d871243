package io.github.terrene.hobe.example;

import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.testkit.hobe.law.HobeLaws;
import io.github.terrene.testkit.hobe.law.HobeSpecimen;
import io.vavr.collection.Seq;

class SlowMarchLawsTest implements HobeLaws {
    private static final HobeSpecimen SPECIMEN =
            new HobeSpecimen(SlowMarch.rules(StarterSet.catalogue()), StarterSet.cards()) {
                @Override
                public Seq<String> ruleNumbers() {
                    return super.ruleNumbers().append("HR-1");
                }
            };

    @Override
    public HobeSpecimen specimen() {
        return SPECIMEN;
    }
}
