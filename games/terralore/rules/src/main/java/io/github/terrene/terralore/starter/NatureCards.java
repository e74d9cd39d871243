package io.github.terrene.terralore.starter;

import static io.github.terrene.terralore.card.CardBuilder.creature;
import static io.github.terrene.terralore.card.CardBuilder.skill;
import static io.github.terrene.terralore.card.Duration.LASTING;
import static io.github.terrene.terralore.card.Duration.THIS_TURN;
import static io.github.terrene.terralore.card.Rarity.COMMON;
import static io.github.terrene.terralore.card.Rarity.EPIC;
import static io.github.terrene.terralore.card.Rarity.LEGENDARY;
import static io.github.terrene.terralore.card.Rarity.RARE;
import static io.github.terrene.terralore.card.Rarity.UNCOMMON;
import static io.github.terrene.terralore.effect.Where.ANYWHERE;
import static io.github.terrene.terralore.effect.Where.HERE;
import static io.github.terrene.terralore.effect.Whose.ANY;
import static io.github.terrene.terralore.effect.Whose.OWN;
import static io.github.terrene.terralore.effect.Words.all;
import static io.github.terrene.terralore.effect.Words.itself;
import static io.github.terrene.terralore.effect.Words.target;
import static io.github.terrene.terralore.starter.StarterSet.NATURE;
import static io.github.terrene.terralore.starter.StarterSet.OTTER;
import static io.github.terrene.terralore.starter.StarterSet.STAG;
import static io.github.terrene.terralore.starter.StarterSet.TOAD;
import static io.github.terrene.terralore.starter.Tokens.SPROUT;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.effect.Amount;
import io.github.terrene.terralore.effect.CardEffect.Draw;
import io.github.terrene.terralore.effect.CardFilter;
import io.github.terrene.terralore.effect.CreatureEffect.ChangePoints;
import io.github.terrene.terralore.effect.CreatureFilter;
import io.github.terrene.terralore.effect.LaneEffect.Devour;
import io.github.terrene.terralore.effect.LaneEffect.MakeTokens;
import io.github.terrene.terralore.effect.LaneEffect.MultiplyTotal;
import io.github.terrene.terralore.effect.WhileOnField.Strengthen;
import io.vavr.collection.Array;

/** Growth: many Creatures, and large ones. */
@Rule({"TL-14.1", "TL-14.4"})
public final class NatureCards {
    public static final Card BRAMBLE_TOAD = creature("Bramble Toad")
            .cost(0)
            .affinity(NATURE)
            .rarity(COMMON)
            .tribe(TOAD)
            .points(1)
            .build();

    public static final Card ORCHARD_STAG = creature("Orchard Stag")
            .cost(1)
            .affinity(NATURE)
            .rarity(COMMON)
            .tribe(STAG)
            .points(3)
            .build();

    public static final Card ELDER_STAG = creature("Elder Stag")
            .cost(3)
            .affinity(NATURE)
            .rarity(UNCOMMON)
            .tribe(STAG)
            .points(7)
            .build();

    public static final Card THICKET_PIPER = creature("Thicket Piper")
            .cost(1)
            .affinity(NATURE)
            .rarity(UNCOMMON)
            .tribe(OTTER)
            .points(1)
            .onReveal(new ChangePoints(all(CreatureFilter.of(OWN, HERE)), new Amount.Fixed(1), LASTING))
            .build();

    public static final Card HERD_MOTHER = creature("Herd Mother")
            .cost(2)
            .affinity(NATURE)
            .rarity(RARE)
            .tribe(STAG)
            .points(3)
            .continuous(new Strengthen(CreatureFilter.of(OWN, ANYWHERE).of(CardFilter.of(STAG)), 1))
            .build();

    public static final Card SEED_WARDEN = creature("Seed Warden")
            .cost(2)
            .affinity(NATURE)
            .rarity(UNCOMMON)
            .tribe(OTTER)
            .points(3)
            .onReveal(new MakeTokens(SPROUT, 2, OWN))
            .build();

    public static final Card SEED_JAR = creature("Seed Jar")
            .cost(0)
            .affinity(NATURE)
            .rarity(COMMON)
            .tribe(TOAD)
            .points(0)
            .whenDestroyed(new MakeTokens(SPROUT, 1, OWN))
            .build();

    public static final Card CANOPY_OTTER = creature("Canopy Otter")
            .cost(1)
            .affinity(NATURE)
            .rarity(UNCOMMON)
            .tribe(OTTER)
            .points(1)
            .atCounting(new ChangePoints(itself(), new Amount.ForEach(1, CreatureFilter.of(ANY, HERE)), THIS_TURN))
            .build();

    public static final Card GREAT_TOAD = creature("Great Toad")
            .cost(3)
            .affinity(NATURE)
            .rarity(LEGENDARY)
            .tribe(TOAD)
            .points(6)
            .onReveal(new Devour(CreatureFilter.of(OWN, ANYWHERE).of(CardFilter.of(TOAD))))
            .build();

    public static final Card SUDDEN_GROWTH = skill("Sudden Growth")
            .cost(0)
            .affinity(NATURE)
            .rarity(COMMON)
            .onReveal(new ChangePoints(target(CreatureFilter.of(ANY, ANYWHERE)), new Amount.Fixed(2), THIS_TURN))
            .build();

    public static final Card HARVEST_MOON = skill("Harvest Moon")
            .cost(2)
            .affinity(NATURE)
            .rarity(EPIC)
            .onReveal(new MultiplyTotal(2))
            .build();

    public static final Card WINDFALL = skill("Windfall")
            .cost(1)
            .affinity(NATURE)
            .rarity(COMMON)
            .onReveal(new Draw(OWN, 2))
            .build();

    static final Array<Card> ALL = Array.of(
            BRAMBLE_TOAD,
            ORCHARD_STAG,
            ELDER_STAG,
            THICKET_PIPER,
            HERD_MOTHER,
            SEED_WARDEN,
            SEED_JAR,
            CANOPY_OTTER,
            GREAT_TOAD,
            SUDDEN_GROWTH,
            HARVEST_MOON,
            WINDFALL);

    private NatureCards() {}
}
