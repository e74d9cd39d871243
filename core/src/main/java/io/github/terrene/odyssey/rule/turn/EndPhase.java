package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.TurnEvent.PhaseBegan;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.chain.Settle;
import io.github.terrene.odyssey.table.Phase;
import io.vavr.collection.Array;

/**
 * End-of-turn abilities may be used.
 *
 * @param seat the player whose turn it is
 */
@Internal
@Rule("TO-4.7")
public record EndPhase(Seat seat) implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.END_PHASE.next();
    }

    @Override
    public void run(Play play) {
        play.emit(new PhaseBegan(Phase.END));
        play.happens(Happening.of(HappeningKind.END_OF_TURN, seat));
        play.next(Settle.TASK, new FinishTurn(seat));
    }
}
