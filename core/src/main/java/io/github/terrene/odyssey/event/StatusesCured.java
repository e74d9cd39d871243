package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Characters lose all statuses.
 *
 * @param characters who
 */
@Rule("TO-8.19")
public record StatusesCured(Array<Integer> characters) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (int character : characters) {
            Member member = after.member(character).get();
            after = after.withMember(member.withChanges(
                    member.changes().reject(change -> change.what().isStatus())));
        }
        return after;
    }
}
