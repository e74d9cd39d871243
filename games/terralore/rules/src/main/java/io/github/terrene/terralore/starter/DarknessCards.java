package io.github.terrene.terralore.starter;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.terralore.starter.StarterTraits.*;

import io.github.terrene.terralore.card.Card;
import io.vavr.collection.Array;

/** The cards of Darkness. Hunger: strength at a price, and losses for others. */
public final class DarknessCards {
    public static final Card NEEDLE_EEL = creature("Needle Eel")
            .cost(1)
            .affinity(DARKNESS)
            .rarity(COMMON)
            .tribe(EEL)
            .points(1)
            .onReveal(destroy(target(creatures(ANY, HERE).with(POINTS, AT_MOST, 2))))
            .build();

    public static final Card GRAVE_MOTH = creature("Grave Moth")
            .cost(2)
            .affinity(DARKNESS)
            .rarity(UNCOMMON)
            .tribe(MOTH)
            .points(3)
            .onReveal(destroy(target(creatures(ANY, HERE).with(POINTS, AT_MOST, 4))))
            .build();

    public static final Card GNAWING_TOAD = creature("Gnawing Toad")
            .cost(1)
            .affinity(DARKNESS)
            .rarity(RARE)
            .tribe(TOAD)
            .points(1)
            .atCounting(damageCastle(ENEMY, 1))
            .build();

    public static final Card RETURNING_MOTH = creature("Returning Moth")
            .cost(2)
            .affinity(DARKNESS)
            .rarity(EPIC)
            .tribe(MOTH)
            .points(4)
            .onReveal(take(target(buried(OWN).with(COST, AT_MOST, 1)), HERE))
            .whenDestroyed(atEndOfTurn(comeBack()))
            .build();

    public static final Card BROOD_TOAD = creature("Brood Toad")
            .cost(1)
            .affinity(DARKNESS)
            .rarity(UNCOMMON)
            .tribe(TOAD)
            .points(2)
            .onReveal(makeTokens(Tokens.BURDEN, 1, ENEMY))
            .build();

    public static final Card HUNGRY_EEL = creature("Hungry Eel")
            .cost(0)
            .affinity(DARKNESS)
            .rarity(COMMON)
            .tribe(EEL)
            .points(3)
            .onReveal(discard(OWN, 1))
            .build();

    public static final Card BLOOD_MOTH = creature("Blood Moth")
            .cost(0)
            .affinity(DARKNESS)
            .rarity(COMMON)
            .tribe(MOTH)
            .points(2)
            .onReveal(damageCastle(OWN, 1))
            .build();

    public static final Card TOLL_TOAD = creature("Toll Toad")
            .cost(0)
            .affinity(DARKNESS)
            .rarity(UNCOMMON)
            .tribe(TOAD)
            .points(2)
            .onReveal(discard(ENEMY, 1))
            .build();

    public static final Card THIEVING_MOTH = creature("Thieving Moth")
            .cost(1)
            .affinity(DARKNESS)
            .rarity(RARE)
            .tribe(MOTH)
            .points(2)
            .onReveal(discardAtRandom(ENEMY, 1))
            .build();

    public static final Card SNUFF_OUT = skill("Snuff Out")
            .cost(2)
            .affinity(DARKNESS)
            .rarity(UNCOMMON)
            .onReveal(destroy(target(creatures(ANY, ANYWHERE))))
            .build();

    public static final Card COLD_SNAP = skill("Cold Snap")
            .cost(0)
            .affinity(DARKNESS)
            .rarity(COMMON)
            .onReveal(changePoints(all(creatures(ANY, HERE).of(HERON)), -3, THIS_TURN))
            .build();

    public static final Card FALLING_STAR = skill("Falling Star")
            .cost(2)
            .affinity(DARKNESS)
            .rarity(EPIC)
            .onReveal(damageCastle(ENEMY, 2))
            .build();

    static final Array<Card> ALL = Array.of(
            NEEDLE_EEL,
            GRAVE_MOTH,
            GNAWING_TOAD,
            RETURNING_MOTH,
            BROOD_TOAD,
            HUNGRY_EEL,
            BLOOD_MOTH,
            TOLL_TOAD,
            THIEVING_MOTH,
            SNUFF_OUT,
            COLD_SNAP,
            FALLING_STAR);

    private DarknessCards() {}
}
