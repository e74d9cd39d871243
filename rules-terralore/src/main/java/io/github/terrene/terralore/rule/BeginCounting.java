package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Timing;
import io.github.terrene.terralore.event.TurnEvent.PhaseBegan;
import io.github.terrene.terralore.table.Phase;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** The Counting phase begins with the "at counting" effects. */
@Rule({"TL-9.4", "TL-10.1"})
public record BeginCounting() implements Work {
    @Override
    public void run(Play play) {
        play.emit(new PhaseBegan(Phase.COUNTING));
        Array<PendingEffect> effects = PendingEffect.onField(play.table(), Timing.AT_COUNTING);
        play.next(new Collected(PendingEffect.sorted(effects, play.table())), new CountLanes());
    }

    /** It is carried out before anybody is asked again. */
    @Override
    public boolean fits(Game game, List<Task> below) {
        return false;
    }
}
