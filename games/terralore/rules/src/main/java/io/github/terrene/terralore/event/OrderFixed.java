package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Table;

/**
 * The lane order is fixed for the turn.
 *
 * @param leader the trailing player, or the winner of the roll
 * @param by what decided who that is
 */
@Rule({"TL-7.2", "TL-7.7"})
public record OrderFixed(Seat leader, Trailing by) implements TurnEvent {
    /** What decides who goes first. */
    public enum Trailing {
        /** The roll. */
        @Rule("TL-7.3")
        ROLL,
        /** The leader's castle has fewer HP. */
        @Rule("TL-7.4")
        CASTLE,
        /** The leader has fewer field points. */
        @Rule("TL-7.5")
        FIELD
    }

    @Override
    public Table applyTo(Table table) {
        return table.withLeader(leader);
    }
}
