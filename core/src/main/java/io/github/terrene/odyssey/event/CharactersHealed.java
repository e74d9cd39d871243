package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Damage is taken off Characters.
 *
 * @param healings who and how much
 * @param cause why
 */
@Rule("TO-1.12")
public record CharactersHealed(Array<Healing> healings, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (Healing healing : healings) {
            Member member = after.member(healing.character()).get();
            after = after.withMember(member.withDamage(member.damage() - healing.amount()));
        }
        return after;
    }
}
