package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.table.ThisTurn;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The next phase begins. What is in play when the Play phase begins counts for requirements. */
@Rule({"HB-5.1", "HB-5.6", "HB-7.8"})
public record PhaseBegan(Phase phase) implements TurnEvent {
    private static final Array<PhaseBegan> ALL = Array.of(Phase.values()).map(PhaseBegan::new);

    /** The event for that phase; cached. */
    public static PhaseBegan of(Phase phase) {
        return ALL.get(phase.ordinal());
    }

    @Override
    public Table applyTo(Table table) {
        ThisTurn remembered = table.thisTurn();
        return table.in(phase, phase == Phase.PLAY ? remembered.withSettled(table.next()) : remembered);
    }
}
