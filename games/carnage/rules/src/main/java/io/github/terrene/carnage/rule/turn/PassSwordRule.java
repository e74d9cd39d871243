package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.turn.TurnTask.EndTurn;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;

/** Passing the Sword. */
@Rule("CG-5.6")
final class PassSwordRule extends PlainRule<Game, PassSword, Play> {
    PassSwordRule() {
        super(PassSword.class, "CG-5.6", PassSword::new);
    }

    @Override
    protected void carryOut(Seat seat, PassSword action, Play play) {
        play.take();
        EndTurn.begin(play);
    }
}
