package io.github.terrene.terralore.example;

import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.terralore.law.TerraloreLaws;
import io.github.terrene.testkit.terralore.law.TerraloreSpecimen;
import io.vavr.collection.Seq;

class DefendFirstLawsTest implements TerraloreLaws {
    private static final TerraloreSpecimen SPECIMEN =
            new TerraloreSpecimen(DefendFirst.rules(StarterSet.catalogue()), StarterSet.cards()) {
                @Override
                public Seq<String> ruleNumbers() {
                    return super.ruleNumbers().append("HR-1");
                }
            };

    @Override
    public TerraloreSpecimen specimen() {
        return SPECIMEN;
    }
}
