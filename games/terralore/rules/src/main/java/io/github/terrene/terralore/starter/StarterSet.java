package io.github.terrene.terralore.starter;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.Tribe;
import io.vavr.collection.Array;

/** The 48 cards: four affinities with nine Creatures and three Skills each, and six tribes in two affinities each. */
@Rule({"TL-1.6", "TL-1.9", "TL-14.1", "TL-14.2", "TL-14.3", "TL-14.4"})
public final class StarterSet {
    /** The affinity of currents. */
    public static final Affinity WATER = new Affinity("Water");

    /** The affinity of growth. */
    public static final Affinity NATURE = new Affinity("Nature");

    /** The affinity of guarding. */
    public static final Affinity LIGHT = new Affinity("Light");

    /** The affinity of hunger. */
    public static final Affinity DARKNESS = new Affinity("Darkness");

    /** The tribe in Water and Nature. */
    public static final Tribe OTTER = new Tribe("Otter");

    /** The tribe in Water and Light. */
    public static final Tribe HERON = new Tribe("Heron");

    /** The tribe in Water and Darkness. */
    public static final Tribe EEL = new Tribe("Eel");

    /** The tribe in Nature and Light. */
    public static final Tribe STAG = new Tribe("Stag");

    /** The tribe in Nature and Darkness. */
    public static final Tribe TOAD = new Tribe("Toad");

    /** The tribe in Light and Darkness. */
    public static final Tribe MOTH = new Tribe("Moth");

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
