package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** The Sword is passed: unused action points are lost, and whatever lasted for the turn ends. */
@Rule({"CG-5.6", "CG-5.7", "CG-12.11", "CG-13.5"})
public record TurnEnded(Seat active) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(active, side -> side.with(side.purse().withAp(0).withDiscount(0)))
                .endingTurn();
    }
}
