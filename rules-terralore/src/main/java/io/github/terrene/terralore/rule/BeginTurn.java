package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.event.TurnEvent.PhaseBegan;
import io.github.terrene.terralore.event.TurnEvent.TurnBegan;
import io.github.terrene.terralore.table.Phase;
import io.vavr.collection.List;

/**
 * A turn begins: the Draw phase, in which nobody draws in turn 1, then the Play phase.
 *
 * @param turn its number
 */
@Rule({"TL-4.4", "TL-5.1", "TL-6.1"})
public record BeginTurn(int turn) implements Work {
    @Override
    public void run(Play play) {
        play.emit(new TurnBegan(turn));
        if (turn == 1 || Draws.phase(play)) {
            play.emit(new PhaseBegan(Phase.PLAY));
            play.next(ChoosePlans.OPEN);
        }
    }

    /** It is carried out before anybody is asked again. */
    @Override
    public boolean fits(Game game, List<Task> below) {
        return false;
    }
}
