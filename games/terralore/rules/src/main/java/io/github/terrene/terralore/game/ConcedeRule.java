package io.github.terrene.terralore.game;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Prompt;

/** Conceding, at any decision of one's own; in a simultaneous choice it is a sealed choice like any other. */
@Rule("TL-11.8")
final class ConcedeRule extends PlainRule<Game, Concede, Play> {
    ConcedeRule() {
        super(ActionKind.CONCEDE, "TL-11.8", Concede::new);
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
