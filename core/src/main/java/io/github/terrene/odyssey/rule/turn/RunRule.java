package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.vavr.collection.Array;

/** Conceding the game. */
@Rule({"TO-4.17", "TO-10.3", "TO-13.4"})
final class RunRule extends PlainRule<Game, Run, Play> {
    RunRule() {
        super(ActionKind.RUN, "TO-4.17", Run::new);
    }

    @Override
    protected boolean concedes() {
        return true;
    }

    /** The team of the player who runs loses. */
    @Override
    protected void carryOut(Seat seat, Run action, Play play) {
        Victory.lose(play, Array.of(play.table().team(seat)), "TO-10.3");
    }
}
