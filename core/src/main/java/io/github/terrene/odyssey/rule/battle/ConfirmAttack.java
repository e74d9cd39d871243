package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.damage.StoppedAttack;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;

/** Checks whether responses have stopped the attack or raised its price. */
@Internal
@Rule({"TO-5.3", "TO-5.14"})
public record ConfirmAttack() implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.CONFIRM_ATTACK.next();
    }

    @Override
    public void run(Play play) {
        StoppedAttack.check(play);
        Battle battle = play.table().battle().get();
        if (!battle.cancelled() && !battle.slowSettled() && slowed(play.table(), battle.attacker())) {
            askToPay(play, battle);
        }
    }

    private static boolean slowed(Table table, int attacker) {
        return table.is(table.inPlay(attacker), Status.SLOW);
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
