package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.TurnEvent.PhaseBegan;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.upkeep.Draws;
import io.github.terrene.odyssey.table.Phase;
import io.vavr.collection.Array;

/**
 * The player draws, and the Action Phase begins.
 *
 * @param seat the player who draws
 */
@Internal
@Rule({"TO-4.4", "TO-2.9"})
public record DrawPhase(Seat seat) implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.DRAW_PHASE.next();
    }

    @Override
    public void run(Play play) {
        play.emit(new PhaseBegan(Phase.DRAW));
        boolean extra = play.table().side(seat).inFirstTurn()
                && play.setting().extraDraws().contains(seat);
        Draws.draw(play, seat, extra ? 2 : 1, new Cause.Turn());
        play.emit(new PhaseBegan(Phase.ACTION));
    }
}
