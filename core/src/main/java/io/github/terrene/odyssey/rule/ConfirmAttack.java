package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.AttackCancelled;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.trait.Status;
import org.jspecify.annotations.Nullable;

/** Responses may have stopped an attack, or made it dearer. */
@Rule({"TO-5.3", "TO-5.14"})
public record ConfirmAttack() implements Work {
    @Override
    public void run(Play play) {
        Battle battle = play.table().battle().get();
        @Nullable Member attacker = play.table().find(battle.attacker());
        if (battle.cancelled()) {
            return;
        }
        if (attacker == null || attacker.hidden() || play.table().is(attacker, Status.STUN)) {
            play.emit(new AttackCancelled());
        } else if (!battle.slowSettled() && play.table().is(attacker, Status.SLOW)) {
            askToPay(play, battle);
        }
    }

    /** Without an Action left there is no choice. */
    private static void askToPay(Play play, Battle battle) {
        if (play.table().side(battle.seat()).actions() == 0) {
            play.emit(new AttackCancelled());
        } else {
            play.next(new PayForSlow(battle.seat()));
        }
    }
}
