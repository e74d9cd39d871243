package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PayExtra;
import io.github.terrene.odyssey.event.ExtraActionPaid;

/** Paying for an attacker that became Slowed. */
@Rule("TO-5.3")
final class PayExtraRule extends ActionRule<PayExtra> {
    PayExtraRule() {
        super(
                ActionKind.PAY_EXTRA,
                "TO-5.3",
                Check.of(requires(
                        "TO-5.3",
                        (game, action) -> game.side(action.seat()).actions() > 0,
                        "there is no Action left to pay with")));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new PayExtra(seat));
    }

    @Override
    protected void carryOut(PayExtra action, Play play) {
        play.take();
        play.emit(new ExtraActionPaid(
                action.seat(), play.table().side(action.seat()).actions() - 1));
    }
}
