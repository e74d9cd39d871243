package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;

/** The uppermost Event, whose effect is complete, goes to the Underworld. */
@Rule({"HB-7.25", "HB-8.11"})
public record EventSpent(PlayedEvent event) implements PlayEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                table.side(event.seat()).bury(event.card()), table.played().init());
    }
}
