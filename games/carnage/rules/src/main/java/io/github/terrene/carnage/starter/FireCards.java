package io.github.terrene.carnage.starter;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.carnage.starter.StarterElements.*;

import io.github.terrene.carnage.card.Card;
import io.vavr.collection.Array;

/** The cards of fire. */
public final class FireCards {
    public static final Card WICK_BEARER =
            legend("Wick Bearer", FIRE, 1).value(FIRE, 3).value(AIR, 1).build();

    public static final Card KILN_SINGER = legend("Kiln Singer", FIRE, 2)
            .value(FIRE, 3)
            .value(EARTH, 2)
            .value(WATER, 1)
            .power(2, stronger(2))
            .build();

    public static final Card SOOT_MARSHAL =
            legend("Soot Marshal", FIRE, 3).value(FIRE, 5).value(EARTH, 3).build();

    public static final Card QUEEN_OF_COALS = legend("Queen of Coals", FIRE, 5)
            .value(FIRE, 5)
            .value(EARTH, 4)
            .value(AIR, 3)
            .build();

    public static final Card EMBER_BROOCH =
            relic("Ember Brooch", FIRE, 1).value(FIRE, 1).build();

    public static final Card TEMPERED_EDGE =
            relic("Tempered Edge", FIRE, 2).continuous(winsTies()).build();

    public static final Card MONEYERS_CRUCIBLE =
            relic("Moneyer's Crucible", FIRE, 4).power(0, gainShards(OWN, 2)).build();

    public static final Card TINKERS_FORGE =
            location("Tinker's Forge", FIRE).whenPlaced(gainShards(OWN, 1)).build();

    public static final Card CHARCOAL_YARD = location("Charcoal Yard", FIRE).build();

    public static final Card CLINKER_RAT = monster("Clinker Rat", FIRE, 1)
            .value(FIRE, 4)
            .value(EARTH, 2)
            .whenBeaten(gainShards(OWN, 1))
            .build();

    public static final Card SCORCH_HOUND =
            monster("Scorch Hound", FIRE, 2).value(FIRE, 5).value(AIR, 4).build();

    public static final Card SLAG_GIANT = monster("Slag Giant", FIRE, 3)
            .value(FIRE, 6)
            .value(EARTH, 4)
            .value(WATER, 2)
            .build();

    static final Array<Card> ALL = Array.of(
            WICK_BEARER,
            KILN_SINGER,
            SOOT_MARSHAL,
            QUEEN_OF_COALS,
            EMBER_BROOCH,
            TEMPERED_EDGE,
            MONEYERS_CRUCIBLE,
            TINKERS_FORGE,
            CHARCOAL_YARD,
            CLINKER_RAT,
            SCORCH_HOUND,
            SLAG_GIANT);

    private FireCards() {}
}
