package io.github.terrene.terralore.starter;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.terralore.starter.StarterTraits.*;

import io.github.terrene.terralore.card.Card;
import io.vavr.collection.Array;

/** The cards of Water. Currents: moving, drawing, and emptying decks. */
public final class WaterCards {
    public static final Card POOL_OTTER = creature("Pool Otter")
            .cost(0)
            .affinity(WATER)
            .rarity(COMMON)
            .tribe(OTTER)
            .points(1)
            .build();

    public static final Card FLOODGATE_HERON = creature("Floodgate Heron")
            .cost(2)
            .affinity(WATER)
            .rarity(COMMON)
            .tribe(HERON)
            .points(5)
            .build();

    public static final Card BREAKWATER_OTTER = creature("Breakwater Otter")
            .cost(0)
            .affinity(WATER)
            .rarity(COMMON)
            .tribe(OTTER)
            .points(0, 2)
            .build();

    public static final Card CURRENT_RIDER = creature("Current Rider")
            .cost(0)
            .affinity(WATER)
            .rarity(COMMON)
            .tribe(OTTER)
            .points(2)
            .onReveal(move(target(creatures(OWN, ANYWHERE)), OTHER_LANE))
            .build();

    public static final Card UNDERTOW_EEL = creature("Undertow Eel")
            .cost(0)
            .affinity(WATER)
            .rarity(RARE)
            .tribe(EEL)
            .points(1)
            .onReveal(move(target(creatures(ENEMY, ANYWHERE)), OTHER_LANE))
            .build();

    public static final Card TIDE_READER = creature("Tide Reader")
            .cost(1)
            .affinity(WATER)
            .rarity(UNCOMMON)
            .tribe(HERON)
            .points(2)
            .onReveal(draw(OWN, 1))
            .build();

    public static final Card SHARED_SPRING = creature("Shared Spring")
            .cost(0)
            .affinity(WATER)
            .rarity(UNCOMMON)
            .tribe(OTTER)
            .points(1)
            .onReveal(draw(ANY, 1))
            .build();

    public static final Card SILT_EEL = creature("Silt Eel")
            .cost(0)
            .affinity(WATER)
            .rarity(UNCOMMON)
            .tribe(EEL)
            .points(2)
            .onReveal(millEither(2))
            .build();

    public static final Card MESSAGE_HERON = creature("Message Heron")
            .cost(0)
            .affinity(WATER)
            .rarity(COMMON)
            .tribe(HERON)
            .points(0)
            .whenDestroyed(draw(OWN, 1))
            .build();

    public static final Card EBB = skill("Ebb")
            .cost(0)
            .affinity(WATER)
            .rarity(COMMON)
            .onReveal(move(target(creatures(ANY, ANYWHERE)), HAND))
            .build();

    public static final Card CROSSCURRENT = skill("Crosscurrent")
            .cost(0)
            .affinity(WATER)
            .rarity(RARE)
            .onReveal(exchangeLanes())
            .build();

    public static final Card STILL_WATER = skill("Still Water")
            .cost(0)
            .affinity(WATER)
            .rarity(COMMON)
            .onReveal(reorder(3))
            .build();

    static final Array<Card> ALL = Array.of(
            POOL_OTTER,
            FLOODGATE_HERON,
            BREAKWATER_OTTER,
            CURRENT_RIDER,
            UNDERTOW_EEL,
            TIDE_READER,
            SHARED_SPRING,
            SILT_EEL,
            MESSAGE_HERON,
            EBB,
            CROSSCURRENT,
            STILL_WATER);

    private WaterCards() {}
}
