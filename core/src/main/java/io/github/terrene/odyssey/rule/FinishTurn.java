package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.event.TurnEnded;
import io.github.terrene.odyssey.format.DecayEnds;
import io.vavr.collection.List;

/**
 * What lasted until end of turn ends.
 *
 * @param seat whose turn it is
 */
@Rule({"TO-4.7", "TO-8.31"})
public record FinishTurn(Seat seat) implements Work {
    @Override
    public void run(Play play) {
        play.emit(new TurnEnded(seat, play.setting().options().decayEnds() == DecayEnds.END_OF_TURN));
        play.next(new Settle(), new DismissStorms(seat), new Settle(), new NextTurn(seat));
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.isEmpty()
                && game.table().turn() > 0
                && seat.equals(game.table().active());
    }
}
