package io.github.terrene.carnage.starter;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.carnage.starter.StarterElements.*;

import io.github.terrene.carnage.card.Card;
import io.vavr.collection.Array;

/** The cards of water. */
public final class WaterCards {
    public static final Card FERRY_CHILD =
            legend("Ferry Child", WATER, 1).value(WATER, 3).value(AIR, 1).build();

    public static final Card WELL_DOWSER = legend("Well Dowser", WATER, 2)
            .value(WATER, 4)
            .value(EARTH, 2)
            .power(1, look(4))
            .build();

    public static final Card TIDE_RECKONER =
            legend("Tide Reckoner", WATER, 3).value(WATER, 4).value(AIR, 4).build();

    public static final Card HARBOUR_JUDGE = legend("Harbour Judge", WATER, 4)
            .value(WATER, 5)
            .value(AIR, 3)
            .value(FIRE, 2)
            .power(1, draw(OWN, 1))
            .build();

    public static final Card STILL_BASIN =
            relic("Still Basin", WATER, 1).power(0, look(4)).build();

    public static final Card CHART_OF_TIDES =
            relic("Chart of Tides", WATER, 2).value(WATER, 1).value(AIR, 1).build();

    public static final Card WHALEBONE_OAR =
            relic("Whalebone Oar", WATER, 3).value(WATER, 2).build();

    public static final Card MIRROR_POOL =
            location("Mirror Pool", WATER).whenPlaced(meditate(2)).build();

    public static final Card SALT_FORD = location("Salt Ford", WATER).build();

    public static final Card BRINE_CRAB =
            monster("Brine Crab", WATER, 1).value(WATER, 3).value(EARTH, 3).build();

    public static final Card WEIR_SERPENT = monster("Weir Serpent", WATER, 2)
            .value(WATER, 6)
            .value(AIR, 3)
            .continuous(winsTies())
            .build();

    public static final Card LAMPREY_QUEEN = monster("Lamprey Queen", WATER, 3)
            .value(WATER, 6)
            .value(AIR, 4)
            .value(FIRE, 2)
            .build();

    static final Array<Card> ALL = Array.of(
            FERRY_CHILD,
            WELL_DOWSER,
            TIDE_RECKONER,
            HARBOUR_JUDGE,
            STILL_BASIN,
            CHART_OF_TIDES,
            WHALEBONE_OAR,
            MIRROR_POOL,
            SALT_FORD,
            BRINE_CRAB,
            WEIR_SERPENT,
            LAMPREY_QUEEN);

    private WaterCards() {}
}
