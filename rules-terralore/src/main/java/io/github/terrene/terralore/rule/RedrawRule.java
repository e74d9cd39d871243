package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.terralore.action.Action.Redraw;
import io.github.terrene.terralore.action.ActionKind;

/** Exchanging the first hand. */
@Rule({"TL-4.2", "TL-12.6"})
final class RedrawRule extends PlainRule<Game, Redraw, Play> {
    RedrawRule() {
        super(ActionKind.REDRAW, "TL-4.2", Redraw::new);
    }

    @Override
    protected void carryOut(Seat seat, Redraw action, Play play) {
        ((ChooseHands) play.take()).choose(seat, HandChoice.REDRAW, play);
    }
}
