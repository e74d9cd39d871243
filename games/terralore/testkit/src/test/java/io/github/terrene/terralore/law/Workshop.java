package io.github.terrene.terralore.law;

import static io.github.terrene.terralore.Words.*;

import io.github.terrene.kernel.word.Duration;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.effect.AtEndOfTurn;
import io.github.terrene.terralore.trait.Affinity;
import io.vavr.collection.Array;

/** Cards that do what the starter set does not: the rest of the card language, for laws and scenarios. */
public final class Workshop {
    private static final Affinity NIGHT = new Affinity("Night");

    public static final Card SPARK = token("Spark")
            .points(1)
            .whenDestroyed(damageCastle(ENEMY, 1), AtEndOfTurn.of(healCastle(OWN, 1)))
            .build();
    public static final Card ALTAR = skill("Altar")
            .affinity(NIGHT)
            .cost(1)
            .staying()
            .onReveal(draw(OWN, 1))
            .atCounting(changePoints(all(creatures(OWN, HERE)), number(1), Duration.THIS_TURN))
            .endOfTurn(healCastle(OWN, 1))
            .build();
    public static final Card LAST_RITE = skill("Last Rite")
            .affinity(NIGHT)
            .cost(0)
            .exiled()
            .onReveal(destroy(all(creatures(ANY, HERE))))
            .build();
    public static final Card SILENT_STONE =
            skill("Silent Stone").affinity(NIGHT).cost(0).staying().build();
    public static final Card BLANK_PAGE =
            skill("Blank Page").affinity(NIGHT).cost(0).build();
    public static final Card RECYCLER = creature("Recycler")
            .affinity(NIGHT)
            .cost(0)
            .points(1)
            .onReveal(take(target(buried(OWN)), DECK))
            .build();
    public static final Card PHOENIX = creature("Phoenix")
            .affinity(NIGHT)
            .cost(1)
            .points(2)
            .onReveal(take(target(buried(OWN)), HERE), reveal(it()))
            .whenDestroyed(AtEndOfTurn.of(comeBack(), damageCastle(ANY, 1)))
            .build();
    public static final Card LEVELLER = creature("Leveller")
            .affinity(NIGHT)
            .cost(1)
            .points(1)
            .onReveal(setPoints(targets(2, creatures(ANY, ANYWHERE)), 2, Duration.LASTING))
            .build();
    public static final Card SLOW_BELL = creature("Slow Bell")
            .affinity(NIGHT)
            .cost(0)
            .points(1)
            .endOfTurn(changePoints(itself(), number(1), Duration.LASTING), AtEndOfTurn.of(damageCastle(ANY, 1)))
            .build();
    public static final Card SURGE =
            skill("Surge").affinity(NIGHT).cost(0).onReveal(addToTotal(-2)).build();
    public static final Card STILLNESS = skill("Stillness")
            .affinity(NIGHT)
            .cost(1)
            .onReveal(limitDamage(ANY, 0))
            .build();
    public static final Card PLAGUE = skill("Plague")
            .affinity(NIGHT)
            .cost(0)
            .onReveal(discard(ENEMY, 2), discardAtRandom(ANY, 2))
            .build();
    public static final Card SPARK_MAKER = creature("Spark Maker")
            .affinity(NIGHT)
            .cost(1)
            .points(1)
            .onReveal(makeTokens(SPARK, 2, ANY))
            .build();
    public static final Card ORACLE = creature("Oracle")
            .affinity(NIGHT)
            .cost(0)
            .points(0)
            .endOfTurn(reorder(2))
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
