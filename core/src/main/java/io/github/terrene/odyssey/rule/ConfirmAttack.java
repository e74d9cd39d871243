package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.AttackCancelled;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/** Responses may have stopped an attack, or made it dearer. */
@Rule({"TO-5.3", "TO-5.14"})
public record ConfirmAttack() implements Work {
    @Override
    public void run(Play play) {
        stop(play);
        Battle battle = play.table().battle().get();
        if (!battle.cancelled() && !battle.slowSettled() && slowed(play.table(), battle.attacker())) {
            askToPay(play, battle);
        }
    }

    /** Cancels the attack under way if its attacker left play, was hidden or was Stunned, even if only for a moment. */
    static void stop(Play play) {
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

    private static boolean slowed(Table table, int attacker) {
        return table.is(table.member(attacker).get(), Status.SLOW);
    }

    /** Without an Action left there is no choice. */
    private static void askToPay(Play play, Battle battle) {
        if (play.table().side(battle.seat()).actions() == 0) {
            play.emit(new AttackCancelled());
        } else {
            play.next(new PayForSlow(battle.seat()));
        }
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.exists(EndBattle.class::isInstance);
    }
}
