package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Table;

/**
 * A castle can take only a limited amount of further damage this turn.
 *
 * @param castle the player whose castle it is
 * @param most the limit, 0 or more
 */
@Rule({"TL-9.14", "TL-9.26"})
public record DamageLimited(Seat castle, int most) implements CastleEvent {
    /**
     * @throws IllegalArgumentException if the limit is negative
     */
    public DamageLimited {
        if (most < 0) {
            throw new IllegalArgumentException("a limit of damage must be 0 or more, not " + most);
        }
    }

    @Override
    public Table applyTo(Table table) {
        return table.with(castle, side -> side.withLimits(side.limits().append(most)));
    }
}
