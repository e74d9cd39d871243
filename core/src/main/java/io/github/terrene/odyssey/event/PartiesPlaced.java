package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * All starting parties are placed face-down, and the decks shuffled. Each Character and what it holds get two numbers in play, used or
 * not, so that numbers tell nothing.
 *
 * @param parties by seat
 */
@Rule({"TO-3.3", "TO-3.4"})
public record PartiesPlaced(Array<Placed> parties) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table placed = table;
        for (Placed party : parties) {
            placed = party.applyTo(placed);
        }
        return placed;
    }

    @Override
    public Event seenBy(Seat viewer) {
        return new PartiesPlaced(parties.map(party -> party.seenBy(viewer)));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
