package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;

/** Both players drew an Element card for the first Sword. */
@Rule("CG-4.9")
public record SwordDrawn(ElementCard south, ElementCard north) implements SetupEvent, Revealing {
    @Override
    public Table applyTo(Table table) {
        return table;
    }
}
