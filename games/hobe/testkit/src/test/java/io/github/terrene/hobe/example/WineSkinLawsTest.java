package io.github.terrene.hobe.example;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.testkit.hobe.law.HobeSpecimen;
import io.github.terrene.testkit.hobe.law.HobeTableLaws;
import io.vavr.collection.Array;

class WineSkinLawsTest implements HobeTableLaws {
    private static final Array<Card> CARDS = StarterSet.cards().append(WineSkinTest.WINE_SKIN);
    private static final HobeSpecimen SPECIMEN =
            new HobeSpecimen(Hobe.of(Catalogue.of(CARDS).get()), CARDS);

    @Override
    public HobeSpecimen specimen() {
        return SPECIMEN;
    }
}
