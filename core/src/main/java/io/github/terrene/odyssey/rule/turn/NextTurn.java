package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.vavr.collection.Array;

/**
 * The turn of the next player still in the game begins, with or without Characters, unless this was the last turn of the game.
 *
 * @param seat the player whose turn it was
 */
@Internal
@Rule({"TO-4.7", "TO-10.6", "TO-10.12", "TO-13.8"})
public record NextTurn(Seat seat) implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.NEXT_TURN.next();
    }

    @Override
    public void run(Play play) {
        if (play.table().turn() >= play.setting().options().turnLimit()) {
            play.end(new Outcome(Array.empty(), "TO-10.6"));
        } else {
            play.next(new BeginTurn(play.table().after(seat).get(0)));
        }
    }
}
