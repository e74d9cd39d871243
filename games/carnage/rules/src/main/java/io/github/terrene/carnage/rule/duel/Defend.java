package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.Blocked;
import io.github.terrene.carnage.event.Passed;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;

/** The defender blocks, or lets the attack pass. */
@Internal
@Rule({"CG-7.4", "CG-7.5", "CG-7.7", "CG-10.4", "CG-10.5", "CG-10.15"})
public record Defend(Seat seat) implements Asking {
    @Override
    public Array<Due> due() {
        return Due.Course.BLOCK.next();
    }

    @Override
    public Question question(Play play) {
        Duel duel = play.table().duel().get();
        return Question.of(
                seat,
                duel.invasion() ? "CG-10.4" : "CG-7.4",
                "block",
                duel.attackers().isEmpty() ? Array.empty() : Choice.YES_OR_NO);
    }

    @Override
    public void chosen(Choice choice, Play play) {
        if (choice.equals(Choice.YES)) {
            play.emit(new Blocked(seat));
            play.next(new OrderFighters(seat), ExchangeFighters.begin(play), DrawElements.TASK);
        } else {
            pass(play);
        }
    }

    /** The attack or invasion passes. */
    @Rule({"CG-7.6", "CG-10.9"})
    static void pass(Play play) {
        Duel duel = play.table().duel().get();
        play.emit(new Passed(duel.attacker()));
        if (duel.invasion()) {
            Monsters.win(duel.attacker(), Array.empty(), play);
        } else {
            play.next(new Ascend(duel.attacker(), false));
        }
    }
}
