package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Creatures are destroyed, all at the same moment: each goes to the Graveyard of its owner, a token ceases. They lose every change made to
 * them.
 *
 * @param creatures their numbers
 */
@Rule({"TL-3.6", "TL-3.8", "TL-8.9", "TL-1.9"})
public record CreaturesDestroyed(Array<Integer> creatures) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table left = table;
        for (int creature : creatures) {
            CardOnField gone = left.get(creature);
            left = left.leaving(gone, owner -> owner.bury(gone.card()));
        }
        return left;
    }
}
