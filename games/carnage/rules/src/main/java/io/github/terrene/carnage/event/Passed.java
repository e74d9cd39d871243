package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/** The attack or invasion passes. */
@Rule({"CG-7.6", "CG-7.8", "CG-10.4"})
public record Passed(Seat attacker) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(Option.<Duel>none());
    }
}
