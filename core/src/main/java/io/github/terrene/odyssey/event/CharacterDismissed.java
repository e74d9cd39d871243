package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Departure;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * A player dismisses a Character.
 *
 * @param departure the Character and what it held
 * @param cost whether it is the cost of an ability
 */
@Rule("TO-4.16")
public record CharacterDismissed(Departure departure, boolean cost) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.without(Array.of(departure));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
