package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Characters lose 5 DEF by Defense Decay.
 *
 * @param characters who
 */
@Rule({"TO-5.9", "TO-5.10"})
public record DefenseDecayed(Array<Integer> characters) implements Event {
    /** The DEF that each of them loses. */
    public static final int AMOUNT = 5;

    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (int character : characters) {
            Member member = after.member(character).get();
            after = after.withMember(member.withDecay(member.decay() + AMOUNT));
        }
        return after;
    }
}
