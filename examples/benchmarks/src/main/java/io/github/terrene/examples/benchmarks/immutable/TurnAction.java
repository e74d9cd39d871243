package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.kernel.Seat;

/** Ends of a turn. */
public sealed interface TurnAction extends Action {
    @Override
    default int prompt() {
        return TAKE_TURN;
    }

    @Override
    default int refusals(ImmutableGame game) {
        return 0;
    }

    /** The other player's turn begins. */
    record EndTurn(Seat seat) implements TurnAction {
        @Override
        public void carryOut(Play play) {
            Turns.end(play, seat);
        }
    }

    /** The player gives the game up. */
    record Run(Seat seat) implements TurnAction {
        @Override
        public void carryOut(Play play) {
            play.end(1 - seat.index());
        }
    }
}
