package io.github.terrene.hobe.view;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * The current values of a Battle card in play, with all effects.
 *
 * @param number the number of the card
 * @param reach its current reach
 * @param attack its current ATK
 * @param hp the number of tokens it can have; the tokens it does have are with the card
 */
@Rule({"HB-3.7", "HB-7.19", "HB-9.12", "HB-9.15", "HB-12.1"})
public record BattleCardStats(@Names(Named.IN_PLAY) int number, Reach reach, int attack, int hp) {
    /** The stats of all Battle cards in play, one side after the other, in their order. */
    static Array<BattleCardStats> on(Table table) {
        return table.sides()
                .flatMap(Side::inPlay)
                .filter(CardInPlay::battle)
                .map(card -> new BattleCardStats(
                        card.number(),
                        table.reach(card),
                        table.attack(card),
                        card.card().hp()));
    }
}
