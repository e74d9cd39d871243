package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Timing;
import io.github.terrene.terralore.event.TurnEvent.PhaseBegan;
import io.github.terrene.terralore.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** After Counting: "end of turn" effects, and what was put off until now. */
@Rule({"TL-4.5", "TL-9.6", "TL-9.20"})
public record EndTurn() implements Work {
    @Override
    public void run(Play play) {
        play.emit(new PhaseBegan(Phase.END));
        Array<PendingEffect> effects =
                PendingEffect.onField(play.table(), Timing.END_OF_TURN).appendAll(play.takePutOff());
        play.next(new Collected(PendingEffect.sorted(effects, play.table())), new FinishTurn());
    }

    /** It is carried out before anybody is asked again. */
    @Override
    public boolean fits(Game game, List<Task> below) {
        return false;
    }
}
