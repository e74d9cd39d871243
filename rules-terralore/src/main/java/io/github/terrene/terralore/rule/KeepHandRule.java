package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.terralore.action.Action.KeepHand;
import io.github.terrene.terralore.action.ActionKind;

/** Keeping the first hand. */
@Rule({"TL-4.2", "TL-12.6"})
final class KeepHandRule extends PlainRule<Game, KeepHand, Play> {
    KeepHandRule() {
        super(ActionKind.KEEP_HAND, "TL-4.2", KeepHand::new);
    }

    @Override
    protected void carryOut(Seat seat, KeepHand action, Play play) {
        ((ChooseHands) play.take()).choose(seat, HandChoice.KEEP, play);
    }
}
