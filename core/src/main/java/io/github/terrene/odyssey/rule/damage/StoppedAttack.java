package io.github.terrene.odyssey.rule.damage;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.trait.Status;
import org.jspecify.annotations.Nullable;

/** Checks whether an attack can go on. */
@Internal
@Rule("TO-5.3")
public final class StoppedAttack {
    private StoppedAttack() {}

    /** Cancels the attack under way if its attacker has left play, is hidden or is Stunned. */
    public static void check(Play play) {
        if (play.table().battle().isDefined()) {
            Battle battle = play.table().battle().get();
            @Nullable Member attacker = play.table().find(battle.attacker());
            boolean stopped =
                    attacker == null || attacker.hidden() || play.table().is(attacker, Status.STUN);
            if (stopped && !battle.cancelled()) {
                play.emit(new AttackCancelled());
            }
        }
    }
}
