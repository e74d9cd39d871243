package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.event.Passed;

/** Not responding, or giving up the abilities that wait. */
@Rule({"TO-8.9", "TO-8.24"})
final class PassRule extends ActionRule<Pass> {
    PassRule() {
        super(ActionKind.PASS, "TO-8.9", Check.of());
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new Pass(seat));
    }

    @Override
    protected void carryOut(Pass action, Play play) {
        Prompt asked = (Prompt) play.take();
        play.emit(new Passed(action.seat()));
        asked.afterPass(play);
    }
}
