package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.duel.Invasion;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;

/** Attacking with the spearhead. */
@Rule({"CG-7.1", "CG-7.2"})
final class AttackRule extends PlainRule<Game, Attack, Play> {
    private static final int AP = 2;
    private static final int LEGENDS = 2;

    AttackRule() {
        super(Attack.class, "CG-7.1", Attack::new);
    }

    @Override
    protected boolean permits(Game game, Seat seat, Attack action, Verdict why) {
        return (game.table().side(seat).spearhead().legends() >= LEGENDS
                        || why.no("CG-7.1/few-legends", "an attack needs at least two Legends"))
                && Price.paid(game, seat, AP, 0, why);
    }

    @Override
    protected void carryOut(Seat seat, Attack action, Play play) {
        Acting.act(seat, AP, 0, play);
        Invasion.begin(seat, false, play);
    }
}
