package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;

/**
 * A castle can take only so much more damage this turn.
 *
 * @param castle whose
 * @param most how much, 0 or more
 */
@Rule({"TL-9.14", "TL-9.26"})
public record DamageLimited(Seat castle, int most) implements Event {
    /**
     * @throws IllegalArgumentException if the number is negative: no castle gives damage back
     */
    public DamageLimited {
        if (most < 0) {
            throw new IllegalArgumentException("a castle takes 0 damage or more, not at most " + most);
        }
    }

    @Override
    public Table applyTo(Table table) {
        Side side = table.side(castle);
        return table.withSide(side.withLimits(side.limits().append(most)));
    }
}
