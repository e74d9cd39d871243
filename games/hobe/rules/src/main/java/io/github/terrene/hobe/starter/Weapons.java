package io.github.terrene.hobe.starter;

import static io.github.terrene.hobe.Words.*;

import io.github.terrene.hobe.card.Card;
import io.vavr.collection.Array;

/** The five Weapons. */
public final class Weapons {
    public static final Card OLIVE_CLUB =
            weapon("Olive Club").continuous(adds(bearer(), ATK, 1)).build();

    public static final Card BRONZE_SWORD = weapon("Bronze Sword")
            .asks(ANYBODY)
            .cost(1)
            .continuous(sets(bearer(), ATK, 3))
            .build();

    public static final Card THROWING_SPEAR =
            weapon("Throwing Spear").cost(1).continuous(is(bearer(), RANGED)).build();

    public static final Card GREAT_BOW = weapon("Great Bow")
            .cost(1)
            .continuous(borneOnlyBy(HUMAN), adds(bearer(), ATK, 2))
            .build();

    public static final Card SHARPENED_STAKE = weapon("Sharpened Stake")
            .continuous(sets(bearer(), ATK, 2), is(bearer(), FIRST_ONLY))
            .build();

    static final Array<Card> ALL = Array.of(OLIVE_CLUB, BRONZE_SWORD, THROWING_SPEAR, GREAT_BOW, SHARPENED_STAKE);

    private Weapons() {}
}
