package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * A player took the Sword: whatever waited for that player's next duel is over, and the other player receives a shard.
 *
 * @param turn the number of the turn
 * @param active the player who took the Sword
 */
@Rule({"CG-5.1", "CG-5.2", "CG-5.11", "CG-12.4"})
public record TurnBegan(int turn, Seat active) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        Table turned = table.turning(turn, active)
                .with(table.promises().reject(each -> each.seat().equals(active)));
        return turned.with(
                Players.opponent(active), side -> side.with(side.purse().plusShards(1)));
    }
}
