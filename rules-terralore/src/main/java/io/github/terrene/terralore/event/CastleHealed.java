package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;

/**
 * A castle is healed.
 *
 * @param castle whose
 * @param hp by how much, as far as its maximum allows
 */
@Rule("TL-3.3")
public record CastleHealed(Seat castle, int hp) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(castle);
        int healed = side.castle() + hp;
        return table.withSide(side.withCastle(healed).withBeyond(healed > 0 ? 0 : side.beyond()));
    }
}
