package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.table.Battle;
import io.vavr.collection.Array;

/**
 * Players are asked one after another whether they block.
 *
 * @param toAsk the players still to be asked, in this order
 */
@Internal
@Rule("TO-5.4")
public record AskForBlock(Array<Seat> toAsk) implements Work {
    @Override
    public Array<Due> due() {
        return Array.of(new Due.Blocks(toAsk));
    }

    @Override
    public void run(Play play) {
        Battle battle = play.table().battle().get();
        if (battle.cancelled()) {
            return;
        }
        for (int i = 0; i < toAsk.size(); i++) {
            Seat seat = toAsk.get(i);
            if (Blockers.any(play.table(), seat)) {
                play.next(new ChooseBlock(seat, toAsk.drop(i + 1)));
                return;
            }
        }
    }
}
