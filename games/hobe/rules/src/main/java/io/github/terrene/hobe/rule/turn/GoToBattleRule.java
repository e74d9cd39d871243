package io.github.terrene.hobe.rule.turn;

import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.turn.TurnTask.Continue;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;

/** Going on to the Battle phase. */
@Rule({"HB-5.6", "HB-6.4", "HB-7.32"})
final class GoToBattleRule extends PlainRule<Game, GoToBattle, Play> {
    GoToBattleRule() {
        super(GoToBattle.class, "HB-7.32", GoToBattle::new);
    }

    @Override
    protected void carryOut(Seat seat, GoToBattle action, Play play) {
        play.take();
        Continue.toBattle(play);
    }
}
