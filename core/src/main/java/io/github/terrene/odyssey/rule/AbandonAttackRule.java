package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.AbandonAttack;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.event.AttackCancelled;

/** Not paying for an attacker that became Slowed. */
@Rule("TO-5.3")
final class AbandonAttackRule extends ActionRule<AbandonAttack> {
    AbandonAttackRule() {
        super(ActionKind.ABANDON_ATTACK, "TO-5.3", Check.of());
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new AbandonAttack(seat));
    }

    @Override
    protected void carryOut(AbandonAttack action, Play play) {
        play.take();
        play.emit(new AttackCancelled());
    }
}
