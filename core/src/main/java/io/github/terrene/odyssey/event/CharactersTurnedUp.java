package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Hidden Characters are turned face-up by an effect.
 *
 * @param characters who
 */
@Rule("TO-4.24")
public record CharactersTurnedUp(Array<Shown> characters) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (Shown shown : characters) {
            Member member = after.member(shown.character()).get();
            after = after.withMember(member.withRecruited(true).withCard(shown.card()));
        }
        return after;
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
