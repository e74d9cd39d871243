package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;

/**
 * The turn ends: what lasted until end of turn ends.
 *
 * @param seat whose
 * @param decayEnds whether all Defense Decay ends now
 */
@Rule({"TO-4.7", "TO-8.31"})
public record TurnEnded(Seat seat, boolean decayEnds) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table ended = Expiry.atEndOfTurn(table);
        return decayEnds ? ended.withSides(ended.sides().map(TurnEnded::restored)) : ended;
    }

    private static Side restored(Side side) {
        return side.withMembers(side.members().map(member -> member.withDecay(0)));
    }
}
