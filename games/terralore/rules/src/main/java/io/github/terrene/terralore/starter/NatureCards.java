package io.github.terrene.terralore.starter;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.terralore.starter.StarterTraits.*;

import io.github.terrene.terralore.card.Card;
import io.vavr.collection.Array;

/** The cards of Nature. Growth: many Creatures, and large ones. */
public final class NatureCards {
    public static final Card BRAMBLE_TOAD = creature("Bramble Toad")
            .cost(0)
            .affinity(NATURE)
            .rarity(COMMON)
            .tribe(TOAD)
            .points(1)
            .build();

    public static final Card ORCHARD_STAG = creature("Orchard Stag")
            .cost(1)
            .affinity(NATURE)
            .rarity(COMMON)
            .tribe(STAG)
            .points(3)
            .build();

    public static final Card ELDER_STAG = creature("Elder Stag")
            .cost(3)
            .affinity(NATURE)
            .rarity(UNCOMMON)
            .tribe(STAG)
            .points(7)
            .build();

    public static final Card THICKET_PIPER = creature("Thicket Piper")
            .cost(1)
            .affinity(NATURE)
            .rarity(UNCOMMON)
            .tribe(OTTER)
            .points(1)
            .onReveal(changePoints(all(creatures(OWN, HERE)), 1, LASTING))
            .build();

    public static final Card HERD_MOTHER = creature("Herd Mother")
            .cost(2)
            .affinity(NATURE)
            .rarity(RARE)
            .tribe(STAG)
            .points(3)
            .continuous(strengthen(creatures(OWN, ANYWHERE).of(STAG), 1))
            .build();

    public static final Card SEED_WARDEN = creature("Seed Warden")
            .cost(2)
            .affinity(NATURE)
            .rarity(UNCOMMON)
            .tribe(OTTER)
            .points(3)
            .onReveal(makeTokens(Tokens.SPROUT, 2, OWN))
            .build();

    public static final Card SEED_JAR = creature("Seed Jar")
            .cost(0)
            .affinity(NATURE)
            .rarity(COMMON)
            .tribe(TOAD)
            .points(0)
            .whenDestroyed(makeTokens(Tokens.SPROUT, 1, OWN))
            .build();

    public static final Card CANOPY_OTTER = creature("Canopy Otter")
            .cost(1)
            .affinity(NATURE)
            .rarity(UNCOMMON)
            .tribe(OTTER)
            .points(1)
            .atCounting(changePoints(itself(), forEach(1, creatures(ANY, HERE)), THIS_TURN))
            .build();

    public static final Card GREAT_TOAD = creature("Great Toad")
            .cost(4)
            .affinity(NATURE)
            .rarity(LEGENDARY)
            .tribe(TOAD)
            .points(6)
            .onReveal(devour(creatures(OWN, ANYWHERE).of(TOAD)))
            .build();

    public static final Card SUDDEN_GROWTH = skill("Sudden Growth")
            .cost(0)
            .affinity(NATURE)
            .rarity(COMMON)
            .onReveal(changePoints(target(creatures(ANY, ANYWHERE)), 2, THIS_TURN))
            .build();

    public static final Card HARVEST_MOON = skill("Harvest Moon")
            .cost(2)
            .affinity(NATURE)
            .rarity(EPIC)
            .onReveal(multiplyTotal(2))
            .build();

    public static final Card WINDFALL = skill("Windfall")
            .cost(1)
            .affinity(NATURE)
            .rarity(COMMON)
            .onReveal(draw(OWN, 2))
            .build();

    static final Array<Card> ALL = Array.of(
            BRAMBLE_TOAD,
            ORCHARD_STAG,
            ELDER_STAG,
            THICKET_PIPER,
            HERD_MOTHER,
            SEED_WARDEN,
            SEED_JAR,
            CANOPY_OTTER,
            GREAT_TOAD,
            SUDDEN_GROWTH,
            HARVEST_MOON,
            WINDFALL);

    private NatureCards() {}
}
