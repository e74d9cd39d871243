package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Dice are rolled for who begins.
 *
 * @param rolls what each team rolled; 0 for a team that no longer rolls
 */
@Rule("TO-3.5")
public record DiceRolled(Array<Integer> rolls) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table;
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
