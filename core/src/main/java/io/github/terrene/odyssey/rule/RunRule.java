package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Run;
import io.vavr.collection.Array;

/** Conceding the game. */
@Rule({"TO-4.17", "TO-10.3", "TO-13.4"})
final class RunRule extends ActionRule<Run> {
    RunRule() {
        super(ActionKind.RUN, "TO-4.17", Check.of(Own.turnIsFree()));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new Run(seat));
    }

    /** The team of who runs loses. */
    @Override
    protected void carryOut(Run action, Play play) {
        Victory.lose(play, Array.of(play.table().team(action.seat())), "TO-10.3");
    }
}
