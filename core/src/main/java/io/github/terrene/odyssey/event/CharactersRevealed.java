package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Hidden Characters are shown to everybody and stay hidden.
 *
 * @param characters who
 */
@Rule("TO-7.10")
public record CharactersRevealed(Array<Shown> characters) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table;
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
