package io.github.terrene.terralore.starter;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.vavr.collection.Array;

/** The 48 cards: four affinities with nine Creatures and three Skills each, and six tribes in two affinities each. */
@Rule({"TL-1.6", "TL-1.9", "TL-14.1", "TL-14.2", "TL-14.3", "TL-14.4"})
public final class StarterSet {
    private StarterSet() {}

    /** All cards, by affinity. */
    public static Array<Card> cards() {
        return WaterCards.ALL
                .appendAll(NatureCards.ALL)
                .appendAll(LightCards.ALL)
                .appendAll(DarknessCards.ALL);
    }

    /** The cards with their tokens. */
    public static Catalogue catalogue() {
        return Catalogue.of(cards()).get();
    }
}
