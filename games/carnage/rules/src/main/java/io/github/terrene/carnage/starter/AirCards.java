package io.github.terrene.carnage.starter;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.carnage.starter.StarterElements.*;

import io.github.terrene.carnage.card.Card;
import io.vavr.collection.Array;

/** The cards of air. */
public final class AirCards {
    public static final Card FEATHER_SCOUT =
            legend("Feather Scout", AIR, 1).value(AIR, 3).value(FIRE, 1).build();

    public static final Card BELL_RINGER =
            legend("Bell Ringer", AIR, 2).value(AIR, 4).value(WATER, 2).build();

    public static final Card RIDGE_PILOT = legend("Ridge Pilot", AIR, 3)
            .value(AIR, 4)
            .value(WATER, 2)
            .value(EARTH, 2)
            .power(3, exchange())
            .build();

    public static final Card KEEPER_OF_THE_HIGH_PASS = legend("Keeper of the High Pass", AIR, 5)
            .value(AIR, 5)
            .value(WATER, 4)
            .value(FIRE, 3)
            .build();

    public static final Card REED_WHISTLE =
            relic("Reed Whistle", AIR, 1).value(AIR, 1).build();

    public static final Card WIND_ROSE =
            relic("Wind Rose", AIR, 2).power(1, stronger(2)).build();

    public static final Card FALCON_HOOD =
            relic("Falcon Hood", AIR, 3).value(AIR, 2).build();

    public static final Card WHISTLING_GAP =
            location("Whistling Gap", AIR).whenPlaced(discard(ENEMY, 1)).build();

    public static final Card OPEN_MOOR = location("Open Moor", AIR).build();

    public static final Card RAFTER_BAT =
            monster("Rafter Bat", AIR, 1).value(AIR, 3).value(WATER, 3).build();

    public static final Card GALLOWS_CROW = monster("Gallows Crow", AIR, 2)
            .value(AIR, 5)
            .value(FIRE, 4)
            .continuous(againstFew(2))
            .build();

    public static final Card THUNDER_ROC = monster("Thunder Roc", AIR, 3)
            .value(AIR, 6)
            .value(WATER, 4)
            .value(EARTH, 2)
            .build();

    static final Array<Card> ALL = Array.of(
            FEATHER_SCOUT,
            BELL_RINGER,
            RIDGE_PILOT,
            KEEPER_OF_THE_HIGH_PASS,
            REED_WHISTLE,
            WIND_ROSE,
            FALCON_HOOD,
            WHISTLING_GAP,
            OPEN_MOOR,
            RAFTER_BAT,
            GALLOWS_CROW,
            THUNDER_ROC);

    private AirCards() {}
}
