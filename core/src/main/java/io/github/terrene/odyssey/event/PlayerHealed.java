package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;

/**
 * A player regains HP.
 *
 * @param seat who
 * @param amount how much
 * @param cause why
 */
@Rule("TO-10.7")
public record PlayerHealed(Seat seat, int amount, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        return table.withHp(seat, table.team(seat).hp() + amount);
    }
}
