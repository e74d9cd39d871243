package io.github.terrene.carnage.starter;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.carnage.starter.StarterElements.*;

import io.github.terrene.carnage.card.Card;
import io.vavr.collection.Array;

/** The cards of earth. */
public final class EarthCards {
    public static final Card DITCH_DIGGER =
            legend("Ditch Digger", EARTH, 1).value(EARTH, 3).value(WATER, 1).build();

    public static final Card GRAVE_GARDENER = legend("Grave Gardener", EARTH, 2)
            .value(EARTH, 3)
            .value(FIRE, 3)
            .power(2, takeBack(LEGEND))
            .build();

    public static final Card QUARRY_CAPTAIN = legend("Quarry Captain", EARTH, 3)
            .value(EARTH, 5)
            .value(FIRE, 2)
            .value(AIR, 1)
            .build();

    public static final Card HILL_MATRIARCH = legend("Hill Matriarch", EARTH, 4)
            .value(EARTH, 5)
            .value(FIRE, 3)
            .value(WATER, 2)
            .powerOncePerGame(1, rescue())
            .build();

    public static final Card CLAY_SEAL =
            relic("Clay Seal", EARTH, 1).value(EARTH, 1).build();

    public static final Card GLAZED_SHIELD =
            relic("Glazed Shield", EARTH, 2).value(EARTH, 1).value(FIRE, 1).build();

    public static final Card MASONS_CORD =
            relic("Mason's Cord", EARTH, 3).power(0, cheaperPlacement(3)).build();

    public static final Card BURIED_ARCHIVE =
            location("Buried Archive", EARTH).whenPlaced(draw(OWN, 1)).build();

    public static final Card TERRACED_FIELD = location("Terraced Field", EARTH).build();

    public static final Card BARROW_MOLE =
            monster("Barrow Mole", EARTH, 1).value(EARTH, 4).value(FIRE, 2).build();

    public static final Card BRAMBLE_BOAR = monster("Bramble Boar", EARTH, 2)
            .value(EARTH, 5)
            .value(WATER, 4)
            .continuous(savedFirst())
            .build();

    public static final Card WALKING_CAIRN =
            monster("Walking Cairn", EARTH, 3).value(EARTH, 6).value(FIRE, 6).build();

    static final Array<Card> ALL = Array.of(
            DITCH_DIGGER,
            GRAVE_GARDENER,
            QUARRY_CAPTAIN,
            HILL_MATRIARCH,
            CLAY_SEAL,
            GLAZED_SHIELD,
            MASONS_CORD,
            BURIED_ARCHIVE,
            TERRACED_FIELD,
            BARROW_MOLE,
            BRAMBLE_BOAR,
            WALKING_CAIRN);

    private EarthCards() {}
}
