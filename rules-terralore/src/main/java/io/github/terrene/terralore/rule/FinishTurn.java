package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.event.TurnEvent.TurnEnded;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * What was put off meanwhile happens, in the order in which it was put off. Then the game may have lasted long enough; if not, what
 * lasts this turn expires, and the next turn begins.
 */
@Rule({"TL-4.5", "TL-9.20", "TL-11.9", "TL-11.10"})
public record FinishTurn() implements Work {
    @Override
    public void run(Play play) {
        Array<PendingEffect> more = play.takePutOff();
        int turn = play.table().turn();
        if (more.nonEmpty()) {
            play.next(new Collected(more), this);
        } else if (turn >= play.options().turnLimit()) {
            Victory.ladder(play, "TL-11.9");
        } else {
            play.emit(new TurnEnded(turn));
            play.next(new BeginTurn(turn + 1));
        }
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.isEmpty();
    }
}
