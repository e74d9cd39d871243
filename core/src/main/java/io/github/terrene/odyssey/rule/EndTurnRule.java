package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.EndTurn;

/** Declaring the end of the turn. */
@Rule("TO-4.19")
final class EndTurnRule extends ActionRule<EndTurn> {
    EndTurnRule() {
        super(ActionKind.END_TURN, "TO-4.19", Check.of(Own.turnIsFree()));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new EndTurn(seat));
    }

    @Override
    protected void carryOut(EndTurn action, Play play) {
        play.take();
        play.next(new EndPhase(action.seat()));
    }
}
