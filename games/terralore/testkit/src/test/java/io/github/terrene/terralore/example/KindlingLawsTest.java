package io.github.terrene.terralore.example;

import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.terralore.law.TerraloreSpecimen;
import io.github.terrene.testkit.terralore.law.TerraloreTableLaws;
import io.vavr.collection.Array;

class KindlingLawsTest implements TerraloreTableLaws {
    private static final Array<Card> CARDS = StarterSet.cards().append(KindlingTest.KINDLING);
    private static final TerraloreSpecimen SPECIMEN =
            new TerraloreSpecimen(Terralore.of(Catalogue.of(CARDS).get()), CARDS);

    @Override
    public TerraloreSpecimen specimen() {
        return SPECIMEN;
    }
}
