package io.github.terrene.examples.lanterns;

import static io.github.terrene.hobe.Words.*;

import io.github.terrene.hobe.card.Card;
import io.vavr.collection.Array;

/** The cards of the Lantern Isles. */
public final class LanternCards {
    /** Finds what the tide brought. */
    public static final Card WICK_BEARER = battle("Wick Bearer", HUMAN, MELEE)
            .words("Islander")
            .attack(1)
            .hp(3)
            .when(ENTERS, draw(OWN, 1))
            .build();

    /** Shoots from behind. */
    public static final Card REEF_ARCHER = battle("Reef Archer", HUMAN, RANGED)
            .words("Islander")
            .attack(1)
            .hp(2)
            .cost(1)
            .continuous(new Longshot())
            .build();

    /** Helps whoever stands beside it. */
    public static final Card BUOY_KEEPER = battle("Buoy Keeper", IMMORTAL, MELEE)
            .attack(2)
            .hp(3)
            .cost(1)
            .continuous(adds(neighbours(), ATK, 1))
            .build();

    /** Rules the tide. */
    public static final Card MOTHER_OF_LAMPS = battle("Mother of Lamps", GOD, RANGED)
            .attack(2)
            .hp(4)
            .asks(A_HUMAN, ANYBODY)
            .cost(2)
            .when(START_OF_TURN, new Ebb(1))
            .continuous(new Longshot())
            .build();

    /** Strengthens its bearer. */
    public static final Card STORM_GLASS =
            weapon("Storm Glass").cost(1).continuous(adds(bearer(), ATK, 1)).build();

    /** Lets its bearer shoot. */
    public static final Card LONG_SLING =
            weapon("Long Sling").continuous(is(bearer(), RANGED)).build();

    /** Drains whoever has more. */
    public static final Card LOW_TIDE = event("Low Tide", new Ebb(3)).cost(1).build();

    /** Brings better cards. */
    public static final Card BEACON =
            event("Beacon", draw(OWN, 2), discard(OWN)).cost(1).build();

    /** Ends an Event. */
    public static final Card SNUFFED_LIGHT =
            event("Snuffed Light", COUNTER, counter()).asks(A_HUMAN).cost(2).build();

    /** Calls the Islanders. */
    public static final Card HARBOUR_BELL = situation("Harbour Bell")
            .cost(1)
            .continuous(adds(all(yours().of(called("Islander"))), ATK, 1))
            .build();

    /** All ten. */
    public static final Array<Card> ALL = Array.of(
            WICK_BEARER,
            REEF_ARCHER,
            BUOY_KEEPER,
            MOTHER_OF_LAMPS,
            STORM_GLASS,
            LONG_SLING,
            LOW_TIDE,
            BEACON,
            SNUFFED_LIGHT,
            HARBOUR_BELL);

    private LanternCards() {}
}
