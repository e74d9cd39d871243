package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Revealed;

/** An Event is played from a hand: it lies face-up between the players. */
@Rule({"HB-7.24", "HB-8.11"})
public record EventPlayed(@Revealed PlayedEvent event) implements PlayEvent {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(event.seat());
        return table.with(
                side.withHand(side.hand().minus(event.card().id())),
                table.played().append(event));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handLoses(event.seat(), event.card().id());
    }
}
