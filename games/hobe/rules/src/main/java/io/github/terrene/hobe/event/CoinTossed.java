package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;

/**
 * A coin is tossed.
 *
 * @param first the player who goes first
 */
@Rule("HB-4.2")
public record CoinTossed(@Revealed Seat first) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.in(0, Phase.SETUP, first);
    }
}
