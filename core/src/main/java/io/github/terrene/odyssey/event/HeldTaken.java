package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A Character takes, face-down, the card that another held.
 *
 * @param from who held it
 * @param by who holds it now
 * @param card the card as it lies there now
 * @param insiders who may know it
 */
@Rule("TO-7.11")
public record HeldTaken(int from, int by, Held card, Array<Seat> insiders) implements Event {
    @Override
    public Table applyTo(Table table) {
        Member robbed = table.member(from).get().withHeld(Option.none());
        Table after = table.withMember(robbed);
        Table taken = after.withMember(after.member(by).get().withHeld(Option.some(card)));
        return Expiry.endingWith(taken, card.id());
    }

    @Override
    public Event seenBy(Seat viewer) {
        return insiders.contains(viewer) ? this : new HeldTaken(from, by, card.seenBy(false), insiders);
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
