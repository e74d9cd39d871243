package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * A Character blocks.
 *
 * @param seat who
 * @param blocker who blocks
 * @param relieved those that had to block and have done their duty
 */
@Rule({"TO-5.4", "TO-5.19"})
public record BlockDeclared(Seat seat, int blocker, Array<Integer> relieved) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (int member : relieved) {
            after = after.withMember(Changes.without(after.member(member).get(), new Alteration.MustBlock()));
        }
        return after.withBattle(table.battle().map(battle -> battle.blockedBy(seat, blocker)));
    }
}
