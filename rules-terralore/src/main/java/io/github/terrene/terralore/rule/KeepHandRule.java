package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.action.KeepHand;

/** Keeping the first hand. */
@Rule({"TL-4.2", "TL-12.6"})
final class KeepHandRule extends ActionRule<KeepHand> {
    KeepHandRule() {
        super(ActionKind.KEEP_HAND, "TL-4.2", Check.of());
    }

    @Override
    void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new KeepHand(seat));
    }

    @Override
    void carryOut(KeepHand action, Play play) {
        ((ChooseHands) play.take()).choose(action.seat(), HandChoice.KEEP, play);
    }
}
