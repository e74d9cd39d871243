package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;

/** A player lost a Location to an invasion. */
@Rule("CG-10.10")
public record LocationLost(Seat seat, @Open Card location) implements GainEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.with(side.domain().minusLocation(location))
                        .with(side.decks().discarding(Array.of(location))));
    }
}
