package io.github.terrene.hobe.starter;

import static io.github.terrene.hobe.Words.*;

import io.github.terrene.hobe.card.Card;
import io.vavr.collection.Array;

/** The five Situations. */
public final class Situations {
    public static final Card WAR_CHANT = situation("War Chant")
            .cost(1)
            .continuous(adds(all(yours().of(MELEE)), ATK, 1))
            .build();

    public static final Card SEA_FOG = situation("Sea Fog")
            .cost(1)
            .continuous(adds(all(enemies().of(RANGED)), ATK, -1))
            .build();

    public static final Card FULL_STOREROOM = situation("Full Storeroom")
            .asks(ANYBODY)
            .cost(1)
            .continuous(costs(OWN, BATTLE, -1))
            .build();

    public static final Card TEN_YEAR_SIEGE =
            situation("Ten-Year Siege").when(START_OF_TURN, loseCards(ANY, 1)).build();

    public static final Card QUIET_HARBOUR = situation("Quiet Harbour")
            .when(START_OF_TURN, heal(all(yours().in(STANDBY)), 1))
            .build();

    static final Array<Card> ALL = Array.of(WAR_CHANT, SEA_FOG, FULL_STOREROOM, TEN_YEAR_SIEGE, QUIET_HARBOUR);

    private Situations() {}
}
