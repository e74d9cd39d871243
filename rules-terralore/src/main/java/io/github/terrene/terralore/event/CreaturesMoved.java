package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Creatures move to the other lane of their player, all at the same moment. Each is the newest of its lane then.
 *
 * @param creatures their numbers, in the order in which they arrive
 */
@Rule({"TL-8.7", "TL-9.7", "TL-14.5"})
public record CreaturesMoved(Array<Integer> creatures) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table moved = table;
        for (int creature : creatures) {
            moved = moved.without(table.get(creature));
        }
        for (int creature : creatures) {
            CardOnField there = table.get(creature);
            Place place = there.place().other();
            moved = moved.withRow(place, moved.row(place).plus(there.movedTo(place, moved.next())))
                    .withNext(moved.next() + 1);
        }
        return moved;
    }
}
