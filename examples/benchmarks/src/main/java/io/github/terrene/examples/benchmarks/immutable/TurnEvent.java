package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.kernel.Seat;

/** What happens at the ends of turns and of the game. */
public sealed interface TurnEvent extends Event {
    /** The parts of a turn. */
    enum Phase {
        DRAW,
        ACTION,
        END
    }

    /** A turn begins. */
    record TurnBegan(int turn, Seat seat) implements TurnEvent {
        @Override
        public void applyTo(Play play) {
            int[] cells = play.cells;
            cells[TURN] = turn;
            cells[ACTIVE] = seat.index();
            refresh(cells, side(0));
            refresh(cells, side(1));
            int side = side(seat.index());
            for (int i = 0; i < cells[side + PARTY]; i++) {
                cells[member(side, i) + DECAY] = 0;
            }
        }

        private static void refresh(int[] cells, int side) {
            cells[side + TRADED] = 0;
            for (int i = 0; i < cells[side + PARTY]; i++) {
                cells[member(side, i) + ATTACKED] = 0;
            }
        }
    }

    /** The next part of a turn begins. */
    record PhaseBegan(Phase phase) implements TurnEvent {
        @Override
        public void applyTo(Play play) {}
    }

    /** A player has that many Actions now. */
    record ActionsChanged(Seat seat, int now) implements TurnEvent {
        @Override
        public void applyTo(Play play) {
            play.cells[side(seat.index()) + ACTIONS] = now;
        }
    }

    /** A card goes from deck to hand. */
    record CardDrawn(Seat seat, int card) implements TurnEvent {
        @Override
        public void applyTo(Play play) {
            int side = side(seat.index());
            play.cells[side + DECK_NEXT]++;
            play.cells[side + HAND + card]++;
            play.cells[side + HAND_BITS] |= 1 << card;
        }

        @Override
        public boolean revealing() {
            return true;
        }
    }

    /** A turn is over. */
    record TurnEnded(Seat seat) implements TurnEvent {
        @Override
        public void applyTo(Play play) {}
    }

    /**
     * The game is over.
     *
     * @param winner the seat that won, -1 if nobody did
     */
    record GameEnded(int winner) implements TurnEvent {
        @Override
        public void applyTo(Play play) {
            play.cells[PROMPT] = OVER;
            play.cells[WINNER] = winner;
        }
    }
}
