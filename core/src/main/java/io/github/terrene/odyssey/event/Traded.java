package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;

/**
 * Two Characters exchange the cards they hold.
 *
 * @param seat who
 * @param first one of them
 * @param second the other
 */
@Rule({"TO-4.15", "TO-11.3"})
public record Traded(Seat seat, int first, int second) implements Event {
    @Override
    public Table applyTo(Table table) {
        Member one = table.member(first).get();
        Member other = table.member(second).get();
        Side side = table.side(seat).withTraded(true);
        return table.withSide(side.withMember(one.withHeld(other.held())).withMember(other.withHeld(one.held())));
    }
}
