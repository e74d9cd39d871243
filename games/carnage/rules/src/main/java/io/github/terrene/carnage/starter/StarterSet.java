package io.github.terrene.carnage.starter;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The 48 cards: four Legends, three Relics, two Locations and three Monsters in each of the four elements. */
@Rule({"CG-1.2", "CG-16.1", "CG-16.2", "CG-16.4"})
public final class StarterSet {
    private StarterSet() {}

    /** The elements, in their order. */
    public static Array<Element> elements() {
        return Array.of(StarterElements.FIRE, StarterElements.WATER, StarterElements.EARTH, StarterElements.AIR);
    }

    /** All cards in their ordinary print, by element. */
    public static Array<Card> cards() {
        return FireCards.ALL.appendAll(WaterCards.ALL).appendAll(EarthCards.ALL).appendAll(AirCards.ALL);
    }

    /** Both prints of all cards as a catalogue. */
    @Rule("CG-1.10")
    public static Catalogue catalogue() {
        return Catalogue.inBothPrints(elements(), cards()).get();
    }
}
