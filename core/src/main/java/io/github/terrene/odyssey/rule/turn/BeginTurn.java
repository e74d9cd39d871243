package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.event.TurnEvent.TurnBegan;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.chain.Settle;
import io.github.terrene.odyssey.setup.DecayEnds;

/**
 * A turn begins.
 *
 * @param seat the player whose turn begins
 */
@Internal
@Rule({"TO-4.1", "TO-4.2", "TO-4.3"})
public record BeginTurn(Seat seat) implements Work {
    @Override
    public void run(Play play) {
        boolean decayEnds = play.setting().options().decayEnds() == DecayEnds.OWN_NEXT_TURN;
        play.emit(new TurnBegan(play.table().turn() + 1, seat, decayEnds));
        play.next(
                Settle.TASK,
                new GainActions(seat),
                new BreakStorms(seat),
                new StartOfTurn(seat),
                Settle.TASK,
                new DrawPhase(seat),
                new TakeTurn(seat));
    }
}
