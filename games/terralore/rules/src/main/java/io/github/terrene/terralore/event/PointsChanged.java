package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * The points of Creatures are changed.
 *
 * @param creatures the numbers of the Creatures
 */
@Rule("TL-9.11")
public record PointsChanged(@Names(Named.IN_PLAY) Array<Integer> creatures, Change change) implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        Table changed = table;
        for (int creature : creatures) {
            CardOnField standing = changed.get(creature);
            LaneHalf row = changed.row(standing.place());
            changed = changed.withRow(standing.place(), row.updated(standing.with(change)));
        }
        return changed;
    }
}
