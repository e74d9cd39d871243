package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.action.Redraw;

/** Exchanging the first hand. */
@Rule({"TL-4.2", "TL-12.6"})
final class RedrawRule extends ActionRule<Redraw> {
    RedrawRule() {
        super(ActionKind.REDRAW, "TL-4.2", Check.of());
    }

    @Override
    void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new Redraw(seat));
    }

    @Override
    void carryOut(Redraw action, Play play) {
        ((ChooseHands) play.take()).choose(action.seat(), HandChoice.REDRAW, play);
    }
}
