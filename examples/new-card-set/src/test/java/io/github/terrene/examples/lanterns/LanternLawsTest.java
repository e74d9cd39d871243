package io.github.terrene.examples.lanterns;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.testkit.hobe.law.HobeSpecimen;
import io.github.terrene.testkit.hobe.law.HobeTableLaws;
import io.vavr.collection.Array;

/** The laws of the game hold with these cards, in random games with random decks. */
class LanternLawsTest implements HobeTableLaws {
    private static final Array<Card> CARDS = StarterSet.cards().toArray().appendAll(LanternCards.ALL);
    private static final HobeSpecimen SPECIMEN =
            new HobeSpecimen(Hobe.of(Catalogue.of(CARDS).get()), CARDS);

    @Override
    public HobeSpecimen specimen() {
        return SPECIMEN;
    }
}
