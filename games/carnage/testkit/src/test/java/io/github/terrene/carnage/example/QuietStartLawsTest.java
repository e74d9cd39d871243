package io.github.terrene.carnage.example;

import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.testkit.carnage.law.CarnageLaws;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.vavr.collection.Seq;

class QuietStartLawsTest implements CarnageLaws {
    private static final CarnageSpecimen SPECIMEN =
            new CarnageSpecimen(QuietStart.rules(StarterSet.catalogue()), StarterSet.cards()) {
                @Override
                public Seq<String> ruleNumbers() {
                    return super.ruleNumbers().append("HR-1");
                }
            };

    @Override
    public CarnageSpecimen specimen() {
        return SPECIMEN;
    }
}
