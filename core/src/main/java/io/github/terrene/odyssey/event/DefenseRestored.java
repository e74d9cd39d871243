package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Characters lose all Defense Decay.
 *
 * @param characters who
 */
@Rule("TO-5.9")
public record DefenseRestored(Array<Integer> characters) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (int character : characters) {
            after = after.withMember(after.member(character).get().withDecay(0));
        }
        return after;
    }
}
