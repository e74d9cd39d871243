package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The Event below the uppermost is countered: it goes to the Underworld without its effect. */
@Rule({"HB-8.2", "HB-8.11"})
public record EventCountered(PlayedEvent event) implements PlayEvent {
    @Override
    public Table applyTo(Table table) {
        Array<PlayedEvent> left = table.played().removeAt(table.played().size() - 2);
        return table.with(table.side(event.seat()).bury(event.card()), left);
    }
}
