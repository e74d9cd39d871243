package io.github.terrene.hobe.starter;

import static io.github.terrene.hobe.card.CardBuilder.event;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.EventTiming;
import io.github.terrene.hobe.card.Icon;
import io.github.terrene.hobe.effect.BattleEffect.Damage;
import io.github.terrene.hobe.effect.BattleEffect.Heal;
import io.github.terrene.hobe.effect.BattleEffect.SendToStandby;
import io.github.terrene.hobe.effect.BattleFilter;
import io.github.terrene.hobe.effect.CardEffect.Counter;
import io.github.terrene.hobe.effect.CardEffect.DestroySituation;
import io.github.terrene.hobe.effect.CardEffect.Draw;
import io.github.terrene.hobe.effect.CardEffect.LoseCards;
import io.github.terrene.hobe.effect.Selection;
import io.github.terrene.hobe.effect.Whose;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The nine Events. */
@Rule("HB-14.1")
public final class Events {
    public static final Card FALLING_ROCKS = event(
                    "Falling Rocks", new Damage(Selection.target(BattleFilter.of(Whose.ANY)), 3))
            .cost(1)
            .build();

    public static final Card SHIPWRECK = event("Shipwreck", new LoseCards(Whose.ENEMY, 3))
            .asks(Icon.ANY)
            .cost(1)
            .build();

    public static final Card TORN_BANNER =
            event("Torn Banner", new DestroySituation(Whose.ANY)).build();

    public static final Card SONG_OVER_THE_WATER = event(
                    "Song over the Water", new SendToStandby(Selection.target(BattleFilter.of(Whose.ANY))))
            .cost(1)
            .build();

    public static final Card FAIR_WIND =
            event("Fair Wind", new Draw(Whose.OWN, 2)).build();

    public static final Card HEALING_HERB = event(
                    "Healing Herb", new Heal(Selection.target(BattleFilter.of(Whose.ANY)), 3))
            .build();

    public static final Card CUNNING_ANSWER =
            event("Cunning Answer", EventTiming.COUNTER, Counter.any()).cost(1).build();

    public static final Card LOOSENED_KNOT = event("Loosened Knot", EventTiming.COUNTER, Counter.any())
            .asks(Icon.HUMAN)
            .build();

    public static final Card NIGHT_AMBUSH = event(
                    "Night Ambush",
                    EventTiming.OPPONENT_BATTLE,
                    new Damage(Selection.target(BattleFilter.of(Whose.ENEMY)), 2))
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
