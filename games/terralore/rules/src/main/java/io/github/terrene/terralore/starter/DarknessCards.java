package io.github.terrene.terralore.starter;

import static io.github.terrene.terralore.card.CardBuilder.creature;
import static io.github.terrene.terralore.card.CardBuilder.skill;
import static io.github.terrene.terralore.card.Duration.THIS_TURN;
import static io.github.terrene.terralore.card.Rarity.COMMON;
import static io.github.terrene.terralore.card.Rarity.EPIC;
import static io.github.terrene.terralore.card.Rarity.RARE;
import static io.github.terrene.terralore.card.Rarity.UNCOMMON;
import static io.github.terrene.terralore.effect.Where.ANYWHERE;
import static io.github.terrene.terralore.effect.Where.HERE;
import static io.github.terrene.terralore.effect.Whose.ANY;
import static io.github.terrene.terralore.effect.Whose.ENEMY;
import static io.github.terrene.terralore.effect.Whose.OWN;
import static io.github.terrene.terralore.effect.Words.all;
import static io.github.terrene.terralore.effect.Words.target;
import static io.github.terrene.terralore.starter.StarterSet.DARKNESS;
import static io.github.terrene.terralore.starter.StarterSet.EEL;
import static io.github.terrene.terralore.starter.StarterSet.HERON;
import static io.github.terrene.terralore.starter.StarterSet.MOTH;
import static io.github.terrene.terralore.starter.StarterSet.TOAD;
import static io.github.terrene.terralore.starter.Tokens.BURDEN;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.effect.Amount;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.effect.CardEffect.Discard;
import io.github.terrene.terralore.effect.CardEffect.DiscardAtRandom;
import io.github.terrene.terralore.effect.CardFilter;
import io.github.terrene.terralore.effect.CastleEffect.DamageCastle;
import io.github.terrene.terralore.effect.CreatureEffect.ChangePoints;
import io.github.terrene.terralore.effect.CreatureEffect.Destroy;
import io.github.terrene.terralore.effect.CreatureFilter;
import io.github.terrene.terralore.effect.GraveyardEffect.ComeBack;
import io.github.terrene.terralore.effect.GraveyardEffect.Revive;
import io.github.terrene.terralore.effect.LaneEffect.MakeTokens;
import io.vavr.collection.Array;

/** Hunger: strength at a price, and losses for others. */
@Rule({"TL-14.1", "TL-14.4"})
public final class DarknessCards {
    public static final Card NEEDLE_EEL = creature("Needle Eel")
            .cost(1)
            .affinity(DARKNESS)
            .rarity(COMMON)
            .tribe(EEL)
            .points(1)
            .onReveal(new Destroy(target(CreatureFilter.of(ANY, HERE).ofAtMost(2))))
            .build();

    public static final Card GRAVE_MOTH = creature("Grave Moth")
            .cost(2)
            .affinity(DARKNESS)
            .rarity(UNCOMMON)
            .tribe(MOTH)
            .points(3)
            .onReveal(new Destroy(target(CreatureFilter.of(ANY, HERE).ofAtMost(4))))
            .build();

    public static final Card GNAWING_TOAD = creature("Gnawing Toad")
            .cost(1)
            .affinity(DARKNESS)
            .rarity(RARE)
            .tribe(TOAD)
            .points(1)
            .atCounting(new DamageCastle(ENEMY, 1))
            .build();

    public static final Card RETURNING_MOTH = creature("Returning Moth")
            .cost(3)
            .affinity(DARKNESS)
            .rarity(EPIC)
            .tribe(MOTH)
            .points(4)
            .onReveal(new Revive(CardFilter.costing(1), false))
            .whenDestroyed(AtEndOfTurn.of(new ComeBack()))
            .build();

    public static final Card BROOD_TOAD = creature("Brood Toad")
            .cost(1)
            .affinity(DARKNESS)
            .rarity(UNCOMMON)
            .tribe(TOAD)
            .points(2)
            .onReveal(new MakeTokens(BURDEN, 1, ENEMY))
            .build();

    public static final Card HUNGRY_EEL = creature("Hungry Eel")
            .cost(0)
            .affinity(DARKNESS)
            .rarity(COMMON)
            .tribe(EEL)
            .points(3)
            .onReveal(new Discard(OWN, 1))
            .build();

    public static final Card BLOOD_MOTH = creature("Blood Moth")
            .cost(0)
            .affinity(DARKNESS)
            .rarity(COMMON)
            .tribe(MOTH)
            .points(2)
            .onReveal(new DamageCastle(OWN, 1))
            .build();

    public static final Card TOLL_TOAD = creature("Toll Toad")
            .cost(1)
            .affinity(DARKNESS)
            .rarity(UNCOMMON)
            .tribe(TOAD)
            .points(2)
            .onReveal(new Discard(ENEMY, 1))
            .build();

    public static final Card THIEVING_MOTH = creature("Thieving Moth")
            .cost(1)
            .affinity(DARKNESS)
            .rarity(RARE)
            .tribe(MOTH)
            .points(2)
            .onReveal(new DiscardAtRandom(ENEMY, 1))
            .build();

    public static final Card SNUFF_OUT = skill("Snuff Out")
            .cost(2)
            .affinity(DARKNESS)
            .rarity(UNCOMMON)
            .onReveal(new Destroy(target(CreatureFilter.of(ANY, ANYWHERE))))
            .build();

    public static final Card COLD_SNAP = skill("Cold Snap")
            .cost(0)
            .affinity(DARKNESS)
            .rarity(COMMON)
            .onReveal(new ChangePoints(
                    all(CreatureFilter.of(ANY, HERE).of(CardFilter.of(HERON))), new Amount.Fixed(-3), THIS_TURN))
            .build();

    public static final Card FALLING_STAR = skill("Falling Star")
            .cost(2)
            .affinity(DARKNESS)
            .rarity(EPIC)
            .onReveal(new DamageCastle(ENEMY, 2))
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
