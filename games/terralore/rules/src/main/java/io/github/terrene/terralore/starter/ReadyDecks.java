package io.github.terrene.terralore.starter;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Deck;
import io.vavr.collection.Array;

/** Four decks to start with, one for each pair of neighbours in the circle of Water, Nature, Light and Darkness. */
@Rule({"TL-2.1", "TL-2.3", "TL-14.1"})
public final class ReadyDecks {
    public static final Deck TIDE_AND_THORN = deck(
            "Tide and Thorn",
            WaterCards.ALL.appendAll(NatureCards.ALL),
            Array.of(
                    WaterCards.STILL_WATER, WaterCards.SHARED_SPRING, WaterCards.CROSSCURRENT, NatureCards.GREAT_TOAD));

    public static final Deck ROOT_AND_RAMPART = deck(
            "Root and Rampart",
            NatureCards.ALL.appendAll(LightCards.ALL),
            Array.of(NatureCards.SEED_JAR, NatureCards.HARVEST_MOON, LightCards.LAST_CANDLE, NatureCards.BRAMBLE_TOAD));

    public static final Deck CANDLE_AND_CLAW = deck(
            "Candle and Claw",
            LightCards.ALL.appendAll(DarknessCards.ALL),
            Array.of(DarknessCards.COLD_SNAP, LightCards.GATE_STAG, DarknessCards.TOLL_TOAD, LightCards.WARD_OF_GLASS));

    public static final Deck GLOOM_AND_GULLY = deck(
            "Gloom and Gully",
            DarknessCards.ALL.appendAll(WaterCards.ALL),
            Array.of(
                    WaterCards.BREAKWATER_OTTER,
                    WaterCards.POOL_OTTER,
                    DarknessCards.BROOD_TOAD,
                    WaterCards.TIDE_READER));

    private ReadyDecks() {}

    /** All four, in the order of the circle. */
    public static Array<Deck> all() {
        return Array.of(TIDE_AND_THORN, ROOT_AND_RAMPART, CANDLE_AND_CLAW, GLOOM_AND_GULLY);
    }

    /** A deck of 20 of the 24 cards of two affinities. */
    private static Deck deck(String name, Array<Card> both, Array<Card> without) {
        return Deck.of(name, both.removeAll(without));
    }
}
