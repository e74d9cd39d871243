package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.vavr.collection.Array;

/**
 * What only a Battle card has.
 *
 * @param type the type, printed top right
 * @param reach whether it is Melee or Ranged
 * @param attack its ATK, 0 or more
 * @param hp the number of tokens it gets, 1 or more
 * @param words further words, such as the name of a people: they mean nothing by themselves, but a text may name them
 */
@Rule({"HB-1.2", "HB-1.3", "HB-1.8"})
public record Body(
        @Rule("HB-1.2") BattleType type,
        @Rule("HB-1.3") Reach reach,
        @Rule("HB-1.8") @Bounded(least = 0, called = "ATK") int attack,
        @Rule("HB-1.8") @Bounded(called = "HP") int hp,
        @Rule("HB-1.2") Array<String> words) {}
