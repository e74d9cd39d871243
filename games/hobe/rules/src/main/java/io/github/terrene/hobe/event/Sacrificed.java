package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** A player puts their Situation into the Underworld. */
@Rule({"HB-3.10", "HB-7.31"})
public record Sacrificed(Seat seat, CardInPlay situation) implements PlayEvent {
    @Override
    public Table applyTo(Table table) {
        return table.leaving(situation, side -> side.bury(situation.card()));
    }
}
