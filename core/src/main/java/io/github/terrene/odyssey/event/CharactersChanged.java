package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Characters are given something for a time.
 *
 * @param characters who
 * @param change what and how long
 * @param cause why
 */
@Rule({"TO-8.30", "TO-8.31"})
public record CharactersChanged(Array<Integer> characters, Change change, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (int character : characters) {
            after = after.withMember(Changes.with(after.member(character).get(), change));
        }
        return after;
    }
}
