package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Table;

/** The attack is cancelled. */
@Rule("TO-5.16")
public record AttackCancelled() implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withBattle(table.battle().map(Battle::cancel));
    }
}
