package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Table;

/**
 * The player of an attacker that became Slowed pays one more Action.
 *
 * @param seat who
 * @param actions the player has left
 */
@Rule("TO-5.3")
public record ExtraActionPaid(Seat seat, int actions) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withSide(table.side(seat).withActions(actions))
                .withBattle(table.battle().map(Battle::paid));
    }
}
