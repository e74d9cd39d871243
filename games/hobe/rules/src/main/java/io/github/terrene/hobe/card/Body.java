package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.kernel.Rule;
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
public record Body(BattleType type, Reach reach, int attack, int hp, Array<String> words) {}
