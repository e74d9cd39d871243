package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** Cards are destroyed, all at the same moment: each goes to the Underworld of its owner, and its Weapons likewise. */
@Rule({"HB-3.5", "HB-3.8", "HB-3.10", "HB-7.23", "HB-9.8"})
public record Destroyed(Array<CardInPlay> cards) implements BoardEvent {
    @Override
    public Table applyTo(Table table) {
        return cards.foldLeft(table, (now, gone) -> now.leaving(gone, side -> side.bury(gone.card())));
    }
}
