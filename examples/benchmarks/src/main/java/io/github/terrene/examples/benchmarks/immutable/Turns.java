package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.immutable.TurnEvent.Phase;
import io.github.terrene.kernel.Seat;

/** How turns begin and end. */
final class Turns {
    private Turns() {}

    static void begin(Play play, Seat seat) {
        play.emit(new TurnEvent.TurnBegan(play.cells[TURN] + 1, seat));
        play.emit(new TurnEvent.ActionsChanged(seat, play.cards.terrainActions()));
        play.emit(new TurnEvent.PhaseBegan(Phase.DRAW));
        int side = side(seat.index());
        int next = play.cells[side + DECK_NEXT];
        if (next < play.cells[side + DECK_END]) {
            play.emit(new TurnEvent.CardDrawn(seat, play.cells[side + DECK + next]));
        }
        play.emit(new TurnEvent.PhaseBegan(Phase.ACTION));
        play.await(TAKE_TURN, seat.index());
    }

    static void end(Play play, Seat seat) {
        play.emit(new TurnEvent.PhaseBegan(Phase.END));
        play.emit(new TurnEvent.TurnEnded(seat));
        if (play.cells[TURN] >= play.turnLimit) {
            play.end(NONE);
        } else {
            begin(play, Seat.of(1 - seat.index()));
        }
    }
}
