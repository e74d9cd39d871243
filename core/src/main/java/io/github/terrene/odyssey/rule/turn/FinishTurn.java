package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.TurnEvent.TurnEnded;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.chain.Settle;
import io.github.terrene.odyssey.setup.DecayEnds;
import io.vavr.collection.Array;

/**
 * Whatever lasts until end of turn ends.
 *
 * @param seat the player whose turn it is
 */
@Internal
@Rule({"TO-4.7", "TO-8.31"})
public record FinishTurn(Seat seat) implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.TURN_ENDS.next();
    }

    @Override
    public void run(Play play) {
        play.emit(new TurnEnded(seat, play.setting().options().decayEnds() == DecayEnds.END_OF_TURN));
        play.next(Settle.TASK, new DismissStorms(seat), Settle.TASK, new NextTurn(seat));
    }
}
