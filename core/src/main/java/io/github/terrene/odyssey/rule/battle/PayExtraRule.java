package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.PayExtra;
import io.github.terrene.odyssey.event.BattleEvent.ExtraActionPaid;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;

/** The rule for paying for an attacker that became Slowed. */
@Rule("TO-5.3")
final class PayExtraRule extends PlainRule<Game, PayExtra, Play> {
    PayExtraRule() {
        super(PayExtra.class, "TO-5.3", PayExtra::new);
    }

    @Override
    protected boolean permits(Game game, Seat seat, PayExtra action, Verdict why) {
        return game.side(seat).actions() > 0 || why.no("TO-5.3/no-action", "there is no Action left to pay with");
    }

    @Override
    protected void carryOut(Seat seat, PayExtra action, Play play) {
        play.take();
        play.emit(new ExtraActionPaid(seat, play.table().side(seat).actions() - 1));
    }
}
