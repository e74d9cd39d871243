package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Departure;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Characters are defeated and discarded together.
 *
 * @param defeated who, with what they held
 * @param cause why
 */
@Rule({"TO-5.7", "TO-8.34"})
public record CharactersDefeated(Array<Departure> defeated, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        return table.without(defeated);
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
