package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;

/** A Location came to the realm. */
@Rule("CG-6.6")
public record LocationPlaced(Seat seat, @Revealed Card card) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.placing(card).with(side.domain().plusLocation(card)));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handLoses(seat, card.id());
    }
}
