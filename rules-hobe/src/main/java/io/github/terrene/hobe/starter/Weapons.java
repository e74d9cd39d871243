package io.github.terrene.hobe.starter;

import static io.github.terrene.hobe.card.CardBuilder.weapon;

import io.github.terrene.hobe.card.BattleType;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Icon;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.effect.Scope.Bearer;
import io.github.terrene.hobe.effect.Terms.BorneOnlyBy;
import io.github.terrene.hobe.effect.WhileInPlay.AddAttack;
import io.github.terrene.hobe.effect.WhileInPlay.HitsFirstOnly;
import io.github.terrene.hobe.effect.WhileInPlay.SetAttack;
import io.github.terrene.hobe.effect.WhileInPlay.SetReach;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The five Weapons. */
@Rule({"HB-14.1", "HB-14.3"})
public final class Weapons {
    public static final Card OLIVE_CLUB =
            weapon("Olive Club").continuous(new AddAttack(new Bearer(), 1)).build();

    public static final Card BRONZE_SWORD = weapon("Bronze Sword")
            .asks(Icon.ANY)
            .cost(1)
            .continuous(new SetAttack(new Bearer(), 3))
            .build();

    public static final Card THROWING_SPEAR = weapon("Throwing Spear")
            .cost(1)
            .continuous(new SetReach(new Bearer(), Reach.RANGED))
            .build();

    public static final Card GREAT_BOW = weapon("Great Bow")
            .cost(1)
            .continuous(new BorneOnlyBy(BattleType.HUMAN), new AddAttack(new Bearer(), 2))
            .build();

    public static final Card SHARPENED_STAKE = weapon("Sharpened Stake")
            .continuous(new SetAttack(new Bearer(), 2), new HitsFirstOnly(new Bearer()))
            .build();

    static final Array<Card> ALL = Array.of(OLIVE_CLUB, BRONZE_SWORD, THROWING_SPEAR, GREAT_BOW, SHARPENED_STAKE);

    private Weapons() {}
}
