package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Creatures are destroyed, all at the same moment: each goes to the Graveyard of its owner; a token ceases to exist. They lose every
 * change made to them.
 *
 * @param creatures the numbers of the Creatures
 */
@Rule({"TL-3.6", "TL-3.8", "TL-8.9", "TL-1.9"})
public record CreaturesDestroyed(@Names(Named.IN_PLAY) Array<Integer> creatures) implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        return creatures.foldLeft(table, (left, creature) -> left.leaving(creature, Side::bury));
    }
}
