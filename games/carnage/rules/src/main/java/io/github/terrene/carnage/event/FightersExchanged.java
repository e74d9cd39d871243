package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** Two fighters of a seat changed places. */
@Rule({"CG-12.4", "CG-12.9"})
public record FightersExchanged(Seat seat, int one, int other) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.duel()
                .map(duel -> duel.ordering(
                        seat,
                        duel.order(seat)
                                .update(one - 1, duel.fighter(seat, other))
                                .update(other - 1, duel.fighter(seat, one)))));
    }
}
