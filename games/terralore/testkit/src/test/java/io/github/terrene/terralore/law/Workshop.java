package io.github.terrene.terralore.law;

import static io.github.terrene.terralore.Words.all;
import static io.github.terrene.terralore.Words.creature;
import static io.github.terrene.terralore.Words.itself;
import static io.github.terrene.terralore.Words.skill;
import static io.github.terrene.terralore.Words.token;
import static io.github.terrene.terralore.trait.Whose.ANY;
import static io.github.terrene.terralore.trait.Whose.ENEMY;
import static io.github.terrene.terralore.trait.Whose.OWN;

import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.effect.Amount;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.effect.CardEffect.Discard;
import io.github.terrene.terralore.effect.CardEffect.DiscardAtRandom;
import io.github.terrene.terralore.effect.CardEffect.Draw;
import io.github.terrene.terralore.effect.CardEffect.Reorder;
import io.github.terrene.terralore.effect.CardFilter;
import io.github.terrene.terralore.effect.CastleEffect.DamageCastle;
import io.github.terrene.terralore.effect.CastleEffect.HealCastle;
import io.github.terrene.terralore.effect.CastleEffect.LimitDamage;
import io.github.terrene.terralore.effect.CreatureEffect.ChangePoints;
import io.github.terrene.terralore.effect.CreatureEffect.Destroy;
import io.github.terrene.terralore.effect.CreatureEffect.SetPoints;
import io.github.terrene.terralore.effect.CreatureFilter;
import io.github.terrene.terralore.effect.GraveyardEffect.ComeBack;
import io.github.terrene.terralore.effect.GraveyardEffect.Recycle;
import io.github.terrene.terralore.effect.GraveyardEffect.Revive;
import io.github.terrene.terralore.effect.LaneEffect.AddToTotal;
import io.github.terrene.terralore.effect.LaneEffect.MakeTokens;
import io.github.terrene.terralore.effect.Selection;
import io.github.terrene.terralore.effect.Where;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.Duration;
import io.vavr.collection.Array;

/** Cards that do what the starter set does not: the rest of the card language, for laws and scenarios. */
public final class Workshop {
    private static final Affinity NIGHT = new Affinity("Night");

    public static final Card SPARK = token("Spark")
            .points(1)
            .whenDestroyed(new DamageCastle(ENEMY, 1), AtEndOfTurn.of(new HealCastle(OWN, 1)))
            .build();
    public static final Card ALTAR = skill("Altar")
            .affinity(NIGHT)
            .cost(1)
            .staying()
            .onReveal(new Draw(OWN, 1))
            .atCounting(
                    new ChangePoints(all(CreatureFilter.of(OWN, Where.HERE)), new Amount.Fixed(1), Duration.THIS_TURN))
            .endOfTurn(new HealCastle(OWN, 1))
            .build();
    public static final Card LAST_RITE = skill("Last Rite")
            .affinity(NIGHT)
            .cost(0)
            .exiled()
            .onReveal(new Destroy(all(CreatureFilter.of(ANY, Where.HERE))))
            .build();
    public static final Card SILENT_STONE =
            skill("Silent Stone").affinity(NIGHT).cost(0).staying().build();
    public static final Card BLANK_PAGE =
            skill("Blank Page").affinity(NIGHT).cost(0).build();
    public static final Card RECYCLER = creature("Recycler")
            .affinity(NIGHT)
            .cost(0)
            .points(1)
            .onReveal(new Recycle(CardFilter.ANY))
            .build();
    public static final Card PHOENIX = creature("Phoenix")
            .affinity(NIGHT)
            .cost(1)
            .points(2)
            .onReveal(new Revive(CardFilter.ANY, true))
            .whenDestroyed(AtEndOfTurn.of(new ComeBack(), new DamageCastle(ANY, 1)))
            .build();
    public static final Card LEVELLER = creature("Leveller")
            .affinity(NIGHT)
            .cost(1)
            .points(1)
            .onReveal(new SetPoints(
                    new Selection.Targets(2, CreatureFilter.of(ANY, Where.ANYWHERE)), 2, Duration.LASTING))
            .build();
    public static final Card SLOW_BELL = creature("Slow Bell")
            .affinity(NIGHT)
            .cost(0)
            .points(1)
            .endOfTurn(
                    new ChangePoints(itself(), new Amount.Fixed(1), Duration.LASTING),
                    AtEndOfTurn.of(new DamageCastle(ANY, 1)))
            .build();
    public static final Card SURGE =
            skill("Surge").affinity(NIGHT).cost(0).onReveal(new AddToTotal(-2)).build();
    public static final Card STILLNESS = skill("Stillness")
            .affinity(NIGHT)
            .cost(1)
            .onReveal(new LimitDamage(ANY, 0))
            .build();
    public static final Card PLAGUE = skill("Plague")
            .affinity(NIGHT)
            .cost(0)
            .onReveal(new Discard(ENEMY, 2), new DiscardAtRandom(ANY, 2))
            .build();
    public static final Card SPARK_MAKER = creature("Spark Maker")
            .affinity(NIGHT)
            .cost(1)
            .points(1)
            .onReveal(new MakeTokens(SPARK, 2, ANY))
            .build();
    public static final Card ORACLE = creature("Oracle")
            .affinity(NIGHT)
            .cost(0)
            .points(0)
            .endOfTurn(new Reorder(2))
            .build();

    public static final Array<Card> CARDS = Array.of(
            ALTAR,
            LAST_RITE,
            SILENT_STONE,
            BLANK_PAGE,
            RECYCLER,
            PHOENIX,
            LEVELLER,
            SLOW_BELL,
            SURGE,
            STILLNESS,
            PLAGUE,
            SPARK_MAKER,
            ORACLE);

    private Workshop() {}
}
