package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.resolve.Arrange;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;

/** Elemental meditation. */
@Rule({"CG-5.10", "CG-6.4"})
final class MeditateRule extends PlainRule<Game, Meditate, Play> {
    private static final int AP = 1;
    private static final int CARDS = 2;

    MeditateRule() {
        super(Meditate.class, "CG-6.4", Meditate::new);
    }

    @Override
    protected boolean permits(Game game, Seat seat, Meditate action, Verdict why) {
        return Price.paid(game, seat, AP, 0, why);
    }

    @Override
    protected void carryOut(Seat seat, Meditate action, Play play) {
        Acting.act(seat, AP, 0, play);
        play.next(new Arrange(seat, CARDS, true));
    }
}
