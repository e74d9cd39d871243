package io.github.terrene.carnage.example;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.carnage.law.CarnageTableLaws;
import io.vavr.collection.Array;

class TollGateLawsTest implements CarnageTableLaws {
    private static final Array<Card> CARDS = StarterSet.cards().append(TollGateTest.TOLL_GATE);
    private static final CarnageSpecimen SPECIMEN = new CarnageSpecimen(
            Carnage.of(Catalogue.of(StarterSet.elements(), CARDS).get()), CARDS);

    @Override
    public CarnageSpecimen specimen() {
        return SPECIMEN;
    }
}
