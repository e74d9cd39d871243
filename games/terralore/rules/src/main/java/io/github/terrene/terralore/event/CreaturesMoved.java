package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/**
 * Creatures move to the other lane of their player, all at the same moment. Each becomes the newest in its lane.
 *
 * @param creatures the numbers of the Creatures, in the order of arrival
 */
@Rule({"TL-8.7", "TL-9.7", "TL-14.5"})
public record CreaturesMoved(@Names(Named.IN_PLAY) Array<Integer> creatures) implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        Table moved = table;
        for (int creature : creatures) {
            moved = moved.without(table.get(creature));
        }
        for (int creature : creatures) {
            CardOnField there = table.get(creature);
            Place place = there.place().other();
            moved = moved.entering(there.movedTo(place, moved.next()), moved.turnedUp());
        }
        return moved;
    }
}
