package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * A player's next placement of this turn costs less.
 *
 * @param shards the number of shards that it costs less
 */
@Rule("CG-12.11")
public record PlacementCheapened(Seat seat, int shards) implements GainEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.with(
                        side.purse().withDiscount(Bounds.sum(side.purse().discount(), shards))));
    }
}
