package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import io.github.terrene.testkit.odyssey.law.OdysseyTableLaws;
import io.vavr.collection.Array;

class SkirmishLawsTest implements OdysseyTableLaws {
    private static final OdysseySpecimen SPECIMEN = new OdysseySpecimen(
            Skirmish.rules(Catalogue.ofSets(Array.of(new BaseSet())).get()));

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
