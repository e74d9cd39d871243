package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;

/** Declaring the end of the turn. */
@Rule("TO-4.19")
final class EndTurnRule extends PlainRule<Game, EndTurn, Play> {
    EndTurnRule() {
        super(EndTurn.class, "TO-4.19", EndTurn::new);
    }

    @Override
    protected void carryOut(Seat seat, EndTurn action, Play play) {
        play.take();
        play.next(new EndPhase(seat));
    }
}
