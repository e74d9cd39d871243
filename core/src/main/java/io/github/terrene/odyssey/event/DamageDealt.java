package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Characters are dealt damage, all at the same time.
 *
 * @param hits who and how much
 * @param cause the battle, or the ability
 */
@Rule({"TO-5.12", "TO-8.34"})
public record DamageDealt(Array<Hit> hits, Cause cause) implements Event, Caused {
    /** Whether it is battle damage. */
    public boolean battle() {
        return cause instanceof Cause.Battle;
    }

    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (Hit hit : hits) {
            Member member = after.member(hit.character()).get();
            after = after.withMember(member.withDamage(member.damage() + hit.amount()));
        }
        return after;
    }
}
