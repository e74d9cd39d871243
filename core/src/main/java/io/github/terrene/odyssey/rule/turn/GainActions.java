package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.TurnEvent.ActionsChanged;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.vavr.collection.Array;

/**
 * Unspent Actions are lost, and those of the active Terrain are gained.
 *
 * @param seat the player who loses and gains them
 */
@Internal
@Rule({"TO-4.2", "TO-4.21"})
public record GainActions(Seat seat) implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.GAIN_ACTIONS.next();
    }

    @Override
    public void run(Play play) {
        int left = play.table().side(seat).actions();
        if (left > 0) {
            play.emit(new ActionsChanged(seat, -left, 0, new Cause.Turn()));
        }
        int gain = play.ground(seat).actions() + bonus(play);
        if (gain > 0) {
            play.emit(new ActionsChanged(seat, gain, gain, new Cause.Turn()));
        }
    }

    /** The extra Actions of the second player in that player's first Command Phase. */
    @Rule("TO-12.4")
    private int bonus(Play play) {
        boolean second = play.table().order().get(1).equals(seat);
        return second && play.table().side(seat).inFirstTurn()
                ? play.setting().edition().secondPlayerBonus()
                : 0;
    }
}
