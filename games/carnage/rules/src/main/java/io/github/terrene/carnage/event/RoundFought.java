package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.table.Round;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Revealed;

/**
 * A round was fought.
 *
 * @param number the number of the round, from 1 to 3
 * @param attacker the attacker's fighter
 * @param defender the defender's fighter
 */
@Rule({"CG-8.5", "CG-8.17", "CG-14.4"})
public record RoundFought(
        @Revealed Round round,
        int number,
        @Open Fighter attacker,
        @Open Fighter defender) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.duel().map(duel -> duel.fighting(round)));
    }
}
