package io.github.terrene.testkit.format;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.testkit.law.OdysseyLaws;
import io.github.terrene.testkit.law.OdysseySpecimen;
import io.github.terrene.testkit.matrix.NumberedRule;
import io.vavr.collection.Array;

class LastStandLawsTest implements OdysseyLaws {
    private static final OdysseySpecimen SPECIMEN = new OdysseySpecimen(
            LastStand.rules(Catalogue.ofSets(Array.of(new BaseSet())).get()),
            NumberedRule.of("terrene-core").map(NumberedRule::number).append("HR-1"));

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
