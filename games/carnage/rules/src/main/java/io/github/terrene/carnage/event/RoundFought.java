package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Round;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;

/** A round was fought. */
@Rule({"CG-8.5", "CG-8.17", "CG-14.4"})
public record RoundFought(Round round) implements DuelEvent, Revealing {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.duel().map(duel -> duel.fighting(round)));
    }
}
