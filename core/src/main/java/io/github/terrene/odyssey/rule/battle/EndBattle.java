package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.BattleEvent.BattleEnded;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.vavr.collection.Array;

/** The attack is over. */
@Internal
@Rule("TO-5.14")
public record EndBattle() implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.BATTLE_ENDS.next();
    }

    @Override
    public void run(Play play) {
        play.emit(new BattleEnded());
    }
}
