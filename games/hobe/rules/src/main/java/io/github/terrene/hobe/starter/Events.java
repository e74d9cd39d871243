package io.github.terrene.hobe.starter;

import static io.github.terrene.hobe.Words.*;

import io.github.terrene.hobe.card.Card;
import io.vavr.collection.Array;

/** The nine Events. */
public final class Events {
    public static final Card FALLING_ROCKS =
            event("Falling Rocks", damage(target(anyone()), 3)).cost(1).build();

    public static final Card SHIPWRECK =
            event("Shipwreck", loseCards(ENEMY, 3)).asks(ANYBODY).cost(1).build();

    public static final Card TORN_BANNER =
            event("Torn Banner", destroy(target(situations(ANY)))).build();

    public static final Card SONG_OVER_THE_WATER = event("Song over the Water", move(target(anyone()), STANDBY))
            .cost(1)
            .build();

    public static final Card FAIR_WIND = event("Fair Wind", draw(OWN, 2)).build();

    public static final Card HEALING_HERB =
            event("Healing Herb", heal(target(anyone()), 3)).build();

    public static final Card CUNNING_ANSWER =
            event("Cunning Answer", COUNTER, counter()).cost(1).build();

    public static final Card LOOSENED_KNOT =
            event("Loosened Knot", COUNTER, counter()).asks(A_HUMAN).build();

    public static final Card NIGHT_AMBUSH = event("Night Ambush", OPPONENT_BATTLE, damage(target(enemies()), 2))
            .cost(1)
            .build();

    static final Array<Card> ALL = Array.of(
            FALLING_ROCKS,
            SHIPWRECK,
            TORN_BANNER,
            SONG_OVER_THE_WATER,
            FAIR_WIND,
            HEALING_HERB,
            CUNNING_ANSWER,
            LOOSENED_KNOT,
            NIGHT_AMBUSH);

    private Events() {}
}
