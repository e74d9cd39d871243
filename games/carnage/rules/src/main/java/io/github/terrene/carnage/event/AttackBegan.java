package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/**
 * An attack or invasion began.
 *
 * @param attacker the player who attacks
 * @param invasion whether Monsters attack
 */
@Rule({"CG-7.1", "CG-10.1"})
public record AttackBegan(Seat attacker, boolean invasion) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(Option.some(Duel.begun(attacker, invasion)));
    }
}
