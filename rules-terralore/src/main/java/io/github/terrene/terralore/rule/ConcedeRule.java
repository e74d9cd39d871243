package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.action.Concede;

/** Giving up, at any own decision; in a simultaneous choice it is a sealed choice like any other. */
@Rule("TL-11.8")
final class ConcedeRule extends ActionRule<Concede> {
    ConcedeRule() {
        super(ActionKind.CONCEDE, "TL-11.8", Check.of());
    }

    @Override
    void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new Concede(seat));
    }

    @Override
    void carryOut(Concede action, Play play) {
        ((Prompt) play.take()).concede(action.seat(), play);
    }
}
