package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.odyssey.action.AbandonAttack;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;

/** The rule for not paying for an attacker that became Slowed. */
@Rule("TO-5.3")
final class AbandonAttackRule extends PlainRule<Game, AbandonAttack, Play> {
    AbandonAttackRule() {
        super(AbandonAttack.class, "TO-5.3", AbandonAttack::new);
    }

    @Override
    protected void carryOut(Seat seat, AbandonAttack action, Play play) {
        play.take();
        play.emit(new AttackCancelled());
    }
}
