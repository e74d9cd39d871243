package io.github.terrene.terralore.rule.plan;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;

/** Handing in a plan: an empty one is legal, one that is only partly paid for is not. */
@Rule({"TL-6.2", "TL-6.3", "TL-6.10"})
final class HandInRule extends PlainRule<Game, HandIn, Play> {
    HandInRule() {
        super(HandIn.class, "TL-6.1", HandIn::new);
    }

    @Override
    protected boolean permits(Game game, Seat seat, HandIn action, Verdict why) {
        return ChoosePlans.draft(game, seat).owing() == 0
                || why.no("TL-6.5/unpaid", "the card placed last is not yet paid for");
    }

    @Override
    protected void carryOut(Seat seat, HandIn action, Play play) {
        ChoosePlans plans = (ChoosePlans) play.take();
        plans.with(seat, plans.of(seat).sealed(), play);
    }
}
