package io.github.terrene.testkit.format;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.testkit.law.OdysseySpecimen;
import io.github.terrene.testkit.law.OdysseyTableLaws;
import io.vavr.collection.Array;

class SkirmishLaws implements OdysseyTableLaws {
    @Override
    public OdysseySpecimen specimen() {
        Catalogue catalogue = Catalogue.ofSets(Array.of(new BaseSet())).get();
        return new OdysseySpecimen(Skirmish.rules(catalogue));
    }
}
