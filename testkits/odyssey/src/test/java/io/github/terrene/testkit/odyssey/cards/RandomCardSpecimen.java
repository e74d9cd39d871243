package io.github.terrene.testkit.odyssey.cards;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import io.vavr.collection.Array;
import java.util.stream.Stream;

/** One against one, with the first cards made at random that a catalogue takes. */
final class RandomCardSpecimen extends OdysseySpecimen {
    private static final int CARDS = 400;

    private static final TerreneOdyssey RULES = TerreneOdyssey.duel(catalogue());

    RandomCardSpecimen() {
        super(RULES);
    }

    /** As many cards as one likes, the same for the same seed. */
    static Stream<Card> cards(long seed) {
        Rng rng = Rng.of(seed);
        return Stream.iterate(0, card -> card + 1).map(card -> card(rng.split(card)));
    }

    private static Card card(Rng rng) {
        Dice dice = rng.dice();
        return RandomCards.ofTheLanguage().of(Array.fill(RandomCards.NUMBERS, () -> dice.below(RandomCards.BELOW)));
    }

    /** The catalogue of these cards and of what they speak of; of two with one name the first. */
    static Catalogue catalogue(Array<Card> cards) {
        return Catalogue.of(cards.distinctBy(Card::id).append(RandomCards.TOKEN).append(RandomCards.GROUND))
                .get();
    }

    private static Catalogue catalogue() {
        return catalogue(
                cards(2015).filter(RandomCardTest::makesSense).limit(CARDS).collect(Array.collector()));
    }
}
