package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;

/**
 * A player pays HP as a cost; that is not damage.
 *
 * @param seat who
 * @param amount how much
 */
@Rule({"TO-10.8", "TO-8.32"})
public record HpPaid(Seat seat, int amount) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withHp(seat, table.team(seat).hp() - amount);
    }
}
