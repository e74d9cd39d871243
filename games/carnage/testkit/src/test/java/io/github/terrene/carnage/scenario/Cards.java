package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.legend;
import static io.github.terrene.carnage.Words.location;
import static io.github.terrene.carnage.Words.monster;
import static io.github.terrene.carnage.Words.relic;
import static io.github.terrene.carnage.starter.StarterElements.AIR;
import static io.github.terrene.carnage.starter.StarterElements.EARTH;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static io.github.terrene.carnage.starter.StarterElements.WATER;

import io.github.terrene.carnage.card.Card;

/** Cards invented for the scenarios: those of section 17 of the rules, and a few more. */
final class Cards {
    static final Card CINDER_WARDEN = legend("Cinder Warden", FIRE, 3)
            .value(FIRE, 4)
            .value(AIR, 2)
            .value(EARTH, 2)
            .build();
    static final Card REEF_BARD =
            legend("Reef Bard", WATER, 2).value(WATER, 3).value(EARTH, 3).build();
    static final Card GALE_FOX =
            legend("Gale Fox", AIR, 2).value(AIR, 3).value(WATER, 3).build();
    static final Card STONE_NURSE =
            legend("Stone Nurse", EARTH, 2).value(EARTH, 3).value(WATER, 3).build();
    static final Card ASH_SMITH =
            legend("Ash Smith", FIRE, 1).value(FIRE, 2).value(EARTH, 2).build();
    static final Card STORM_QUEEN =
            legend("Storm Queen", AIR, 5).value(AIR, 5).value(WATER, 5).build();
    static final Card OLD_KING =
            legend("Old King", EARTH, 4).value(EARTH, 5).value(FIRE, 5).build();

    static final Card SPARK_LENS = relic("Spark Lens", FIRE, 1).value(FIRE, 1).build();
    static final Card TIDE_RING = relic("Tide Ring", WATER, 1).value(WATER, 1).build();
    static final Card CLAY_CUP = relic("Clay Cup", EARTH, 1).value(EARTH, 1).build();
    static final Card GLASS_HARP = relic("Glass Harp", AIR, 4).value(AIR, 2).build();

    static final Card BOG_MAW =
            monster("Bog Maw", WATER, 2).value(WATER, 5).value(EARTH, 4).build();
    static final Card DUNE_JACKAL =
            monster("Dune Jackal", EARTH, 1).value(EARTH, 3).value(AIR, 3).build();
    static final Card SMOKE_DRAKE =
            monster("Smoke Drake", FIRE, 3).value(FIRE, 6).value(AIR, 6).build();

    static final Card HEARTH = location("Hearth", FIRE).build();
    static final Card FORGE = location("Forge", FIRE).build();
    static final Card SPRING = location("Spring", WATER).build();
    static final Card QUARRY = location("Quarry", EARTH).build();
    static final Card BELFRY = location("Belfry", AIR).build();

    private Cards() {}
}
