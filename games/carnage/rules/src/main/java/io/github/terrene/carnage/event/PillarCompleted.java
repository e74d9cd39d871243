package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;

/**
 * A pillar was completed: its Locations ascend.
 *
 * @param vp the number of victory points gained
 */
@Rule({"CG-11.1", "CG-11.2"})
public record PillarCompleted(Seat seat, @Open Array<Card> locations, int vp) implements GainEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.domain().completing(locations)))
                .gaining(seat, vp);
    }
}
