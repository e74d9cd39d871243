package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Creatures are exiled, all at the same moment: they leave the game permanently; a token ceases to exist.
 *
 * @param creatures the numbers of the Creatures
 */
@Rule({"TL-3.7", "TL-3.8"})
public record CreaturesExiled(@Names(Named.IN_PLAY) Array<Integer> creatures) implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        return creatures.foldLeft(table, (left, creature) -> left.leaving(creature, Side::banish));
    }
}
