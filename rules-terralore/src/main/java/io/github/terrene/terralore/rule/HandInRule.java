package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Requirement;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.action.HandIn;

/** Handing a plan in: an empty one is legal, a half paid one is not. */
@Rule({"TL-6.2", "TL-6.3", "TL-6.10"})
final class HandInRule extends ActionRule<HandIn> {
    HandInRule() {
        super(
                ActionKind.HAND_IN,
                "TL-6.1",
                Check.of(Requirement.requires(
                        "TL-6.5",
                        (game, action) -> game.draft(action.seat()).owing() == 0,
                        "the card placed last is not paid yet")));
    }

    @Override
    void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new HandIn(seat));
    }

    @Override
    void carryOut(HandIn action, Play play) {
        ChoosePlans plans = (ChoosePlans) play.take();
        plans.with(action.seat(), plans.of(action.seat()).sealed(), play);
    }
}
