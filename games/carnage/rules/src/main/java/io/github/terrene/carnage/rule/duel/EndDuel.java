package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.DuelEnded;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.carnage.rule.resolve.DueEffects;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The losses are settled: the duel is over, and its winner gains from it. */
@Internal
@Rule({"CG-8.10", "CG-8.11", "CG-9.5", "CG-9.6", "CG-10.8", "CG-12.16"})
public record EndDuel() implements Work {
    /** The only one. */
    public static final EndDuel TASK = new EndDuel();

    @Override
    public Array<Due> due() {
        return Due.Course.END_OF_DUEL.next();
    }

    @Override
    public void run(Play play) {
        Duel duel = play.table().duel().get();
        Seat attacker = duel.attacker();
        boolean won = duel.wonByAttacker();
        play.emit(new DuelEnded(won ? Option.some(attacker) : Option.none()));
        if (duel.invasion()) {
            end(attacker, won, duel.beaten(attacker), play);
        } else if (won) {
            play.next(new Ascend(attacker, true));
        }
        if (won) {
            DueEffects.begin(play, DueEffects.of(play.table(), When.WINS_DUEL, attacker));
        }
    }

    private static void end(Seat invader, boolean won, Array<Integer> beaten, Play play) {
        if (won) {
            Monsters.win(invader, beaten, play);
        } else {
            play.next(new Monsters.SaveOne(invader));
        }
    }
}
