package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Creatures are exiled, all at the same moment: they leave the game permanently; a token ceases.
 *
 * @param creatures their numbers
 */
@Rule({"TL-3.7", "TL-3.8"})
public record CreaturesExiled(Array<Integer> creatures) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table left = table;
        for (int creature : creatures) {
            CardOnField gone = left.get(creature);
            left = left.leaving(gone, owner -> owner.banish(gone.card()));
        }
        return left;
    }
}
