package io.github.terrene.carnage.game;

import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.ActionKind;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;

/** Conceding, at any decision of one's own. */
@Rule("CG-13.4")
final class ConcedeRule extends PlainRule<Game, Concede, Play> {
    ConcedeRule() {
        super(ActionKind.CONCEDE, "CG-13.4", Concede::new);
    }

    @Override
    protected boolean concedes() {
        return true;
    }

    @Override
    protected void carryOut(Seat seat, Concede action, Play play) {
        ((Prompt) play.take()).concede(seat, play);
    }
}
