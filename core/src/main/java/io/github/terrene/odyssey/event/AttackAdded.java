package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Characters may attack once more this turn.
 *
 * @param characters who
 */
@Rule("TO-5.18")
public record AttackAdded(Array<Integer> characters) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (int character : characters) {
            Member member = after.member(character).get();
            after = after.withMember(member.withExtraAttacks(member.extraAttacks() + 1));
        }
        return after;
    }
}
