package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** What happens with turns, and how the game ends. */
public sealed interface TurnEvent extends Event {
    /** A player took the Sword: what waited for that player's next duel is over, and the other receives a shard. */
    @Rule({"CG-5.1", "CG-5.2", "CG-5.11", "CG-12.4"})
    record TurnBegan(int turn, Seat active) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            Table turned = table.turning(turn, active)
                    .with(table.promises().reject(each -> each.seat().equals(active)));
            return turned.with(
                    Players.opponent(active), side -> side.with(side.purse().plusShards(1)));
        }
    }

    /** The active player received action points. */
    @Rule("CG-5.4")
    record ActionPointsReceived(Seat seat, int ap) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.purse().withAp(ap)));
        }
    }

    /** The Sword is passed: action points that were not used are gone, and so is what lasted for the turn. */
    @Rule({"CG-5.6", "CG-5.7", "CG-12.11", "CG-13.5"})
    record TurnEnded(Seat active) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(active, side -> side.with(side.purse().withAp(0).withDiscount(0)))
                    .endingTurn();
        }
    }

    /** The game is over. */
    @Rule({"CG-13.1", "CG-13.4", "CG-13.7"})
    record GameEnded(Outcome outcome) implements TurnEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(outcome);
        }
    }
}
