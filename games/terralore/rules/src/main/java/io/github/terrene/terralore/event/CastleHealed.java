package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Table;

/**
 * A castle is healed.
 *
 * @param castle the player whose castle it is
 * @param hp the amount of HP healed, limited by the castle's maximum
 * @param now the HP that the castle has now
 */
@Rule("TL-3.3")
public record CastleHealed(Seat castle, int hp, int now) implements CastleEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(castle, side -> side.withCastle(now, now > 0 ? 0 : side.beyond(), side.limits()));
    }
}
