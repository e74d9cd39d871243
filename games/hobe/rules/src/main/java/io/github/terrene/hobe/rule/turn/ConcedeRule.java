package io.github.terrene.hobe.rule.turn;

import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;

/** Conceding, at any decision of one's own. */
@Rule("HB-11.4")
final class ConcedeRule extends PlainRule<Game, Concede, Play> {
    ConcedeRule() {
        super(ActionKind.CONCEDE, "HB-11.4", Concede::new);
    }

    @Override
    protected boolean concedes() {
        return true;
    }

    @Override
    protected void carryOut(Seat seat, Concede action, Play play) {
        play.end(Players.opponent(seat), "HB-11.4");
    }
}
