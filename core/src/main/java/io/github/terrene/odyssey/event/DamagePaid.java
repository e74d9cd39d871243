package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;

/**
 * A Character takes damage as a cost.
 *
 * @param character who
 * @param amount how much
 */
@Rule("TO-8.32")
public record DamagePaid(int character, int amount) implements Event {
    @Override
    public Table applyTo(Table table) {
        Member member = table.member(character).get();
        return table.withMember(member.withDamage(member.damage() + amount));
    }
}
