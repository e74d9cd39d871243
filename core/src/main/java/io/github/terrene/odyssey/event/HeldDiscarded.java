package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Departures;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards that Characters hold are discarded.
 *
 * @param holders whose
 * @param cards what they held, as everybody sees it now
 * @param cause why
 */
@Rule({"TO-4.16", "TO-7.11"})
public record HeldDiscarded(Array<Integer> holders, Array<Held> cards, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (int i = 0; i < holders.size(); i++) {
            Member holder = after.member(holders.get(i)).get();
            after = Departures.discard(after.withMember(holder.withHeld(Option.none())), cards.get(i));
        }
        return after;
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
