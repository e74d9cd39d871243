package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Table;
import io.vavr.control.Option;

/** The attack is over. */
@Rule("TO-5.14")
public record BattleEnded() implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withBattle(Option.none());
    }
}
