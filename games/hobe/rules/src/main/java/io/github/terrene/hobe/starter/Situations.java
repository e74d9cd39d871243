package io.github.terrene.hobe.starter;

import static io.github.terrene.hobe.card.CardBuilder.situation;
import static io.github.terrene.hobe.effect.Words.*;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardKind;
import io.github.terrene.hobe.card.Icon;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Trigger;
import io.github.terrene.hobe.effect.Where;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The five Situations. */
@Rule({"HB-14.1", "HB-14.3"})
public final class Situations {
    public static final Card WAR_CHANT = situation("War Chant")
            .cost(1)
            .continuous(addAttack(those(yours().of(Reach.MELEE)), 1))
            .build();

    public static final Card SEA_FOG = situation("Sea Fog")
            .cost(1)
            .continuous(addAttack(those(enemies().of(Reach.RANGED)), -1))
            .build();

    public static final Card FULL_STOREROOM = situation("Full Storeroom")
            .asks(Icon.ANY)
            .cost(1)
            .continuous(changeCost(OWN, CardKind.BATTLE, -1))
            .build();

    public static final Card TEN_YEAR_SIEGE = situation("Ten-Year Siege")
            .when(Trigger.START_OF_TURN, loseCards(ANY, 1))
            .build();

    public static final Card QUIET_HARBOUR = situation("Quiet Harbour")
            .when(Trigger.START_OF_TURN, heal(all(yours().in(Where.STANDBY)), 1))
            .build();

    static final Array<Card> ALL = Array.of(WAR_CHANT, SEA_FOG, FULL_STOREROOM, TEN_YEAR_SIEGE, QUIET_HARBOUR);

    private Situations() {}
}
